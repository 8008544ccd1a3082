import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { sampleSelectionSchema } from '../selection';
import { reinstateSamples } from '../server/reinstate-samples';

export const sampleReinstateMany = operation({
  name: 'sample.reinstate-many',
  summary: 'Take many withdrawn samples back into the work, all or none; returns how many',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/samples/reinstate',
  input: z.object({ projectId: storableText, selection: sampleSelectionSchema }),
  output: z.int(),
  example: { selection: { kind: 'some', ids: ['00000000-0000-4000-8000-000000000000'] } },
  run: (ctx, { projectId, selection }) => reinstateSamples(ctx, projectId, selection),
});
