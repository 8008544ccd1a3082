import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { reserveSamples } from '../server/assignment/reserve-samples';

export const queueReserve = operation({
  name: 'queue.reserve',
  summary: 'Reserve what comes after a sample, nearest first, so that it can be fetched before it is opened',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'POST /projects/{projectId}/queue/reserve',
  input: z.object({
    projectId: storableText,
    sampleId: storableText,
    count: z.int().min(1).max(10).default(2),
  }),
  output: z.array(z.object({ sampleId: z.uuid(), annotationId: z.uuid() })),
  example: { sampleId: '00000000-0000-4000-8000-000000000000' },
  run: (ctx, { projectId, sampleId, count }) => reserveSamples(ctx, projectId, { besides: sampleId, count }),
});
