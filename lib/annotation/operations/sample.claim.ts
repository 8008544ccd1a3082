import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { claimNamedSample } from '../server/assignment/claim-named-sample';

export const sampleClaim = operation({
  name: 'sample.claim',
  summary: 'Claim a given sample out of turn',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'POST /projects/{projectId}/samples/{sampleId}/claim',
  input: z.object({ projectId: storableText, sampleId: storableText }),
  output: z.object({ sampleId: z.uuid(), annotationId: z.uuid() }),
  run: (ctx, { projectId, sampleId }) => claimNamedSample(ctx, projectId, sampleId),
});
