import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getTrainingResult } from '../server/gold/get-training-result';
import { trainingResultSchema } from '../training-view-schema';

export const annotationKnown = operation({
  name: 'annotation.known',
  summary: 'A submitted training sample beside its known answer; null where there is none to show',
  access: 'annotation.read',
  scope: 'annotations:read',
  route: 'GET /annotations/{annotationId}/known',
  input: z.object({ annotationId: storableText }),
  output: trainingResultSchema.nullable(),
  run: (ctx, { annotationId }) => getTrainingResult(ctx, annotationId),
});
