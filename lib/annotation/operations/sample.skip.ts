import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { skipSample } from '../server/assignment/skip-sample';

export const sampleSkip = operation({
  name: 'sample.skip',
  summary: 'Give a claimed sample back to the queue, for others',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'POST /projects/{projectId}/samples/{sampleId}/skip',
  input: z.object({ projectId: storableText, sampleId: storableText, reason: storableText }),
  output: z.void(),
  example: { reason: 'too hard' },
  run: (ctx, { projectId, sampleId, reason }) => skipSample(ctx, projectId, sampleId, reason),
});
