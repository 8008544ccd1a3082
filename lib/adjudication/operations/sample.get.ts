import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { knownSampleSchema } from '../sample-view-schema';
import { getKnownSample } from '../server/gold/get-known-sample';

export const sampleGet = operation({
  name: 'sample.get',
  summary: 'One sample with the predictions, annotations and history that one may see',
  access: 'project.read',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/samples/{sampleId}',
  input: z.object({ projectId: storableText, sampleId: storableText }),
  output: knownSampleSchema,
  run: (ctx, { projectId, sampleId }) => getKnownSample(ctx, projectId, sampleId),
});
