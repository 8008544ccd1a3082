import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { openReserved } from '../server/assignment/open-reserved';

export const queueOpen = operation({
  name: 'queue.open',
  summary: 'Open the sample that was reserved for one',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'POST /projects/{projectId}/queue/open',
  input: z.object({ projectId: storableText, sampleId: storableText, annotationId: storableText }),
  output: z.void(),
  example: {
    sampleId: '00000000-0000-4000-8000-000000000000',
    annotationId: '00000000-0000-4000-8000-000000000000',
  },
  run: (ctx, { projectId, ...reserved }) => openReserved(ctx, projectId, reserved),
});
