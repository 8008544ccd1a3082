import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { claimSample } from '../server/assignment/claim-sample';

export const queueNext = operation({
  name: 'queue.next',
  summary: 'Claim the next sample of one’s queue; null when nothing is left',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'POST /projects/{projectId}/queue/next',
  input: z.object({ projectId: storableText }),
  output: z.object({ sampleId: z.uuid(), annotationId: z.uuid() }).nullable(),
  run: (ctx, { projectId }) => claimSample(ctx, projectId),
});
