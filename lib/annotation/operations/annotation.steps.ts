import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getSteps } from '../server/predictions/get-steps';
import { stepsBySegmentSchema } from '../view-schema';

export const annotationSteps = operation({
  name: 'annotation.steps',
  summary: 'A method’s steps on each segment of what an annotation was started from, by segment',
  access: 'annotation.read',
  scope: 'annotations:read',
  route: 'GET /annotations/{annotationId}/steps',
  input: z.object({ annotationId: storableText }),
  output: stepsBySegmentSchema,
  run: (ctx, { annotationId }) => getSteps(ctx, annotationId),
});
