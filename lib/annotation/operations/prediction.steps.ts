import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getPredictionSteps } from '../server/predictions/get-prediction-steps';
import { stepsBySegmentSchema } from '../view-schema';

export const predictionSteps = operation({
  name: 'prediction.steps',
  summary: 'A method’s steps on each segment of one of its predictions, by segment',
  access: 'project.read',
  scope: 'annotations:read',
  route: 'GET /predictions/{predictionId}/steps',
  input: z.object({ predictionId: storableText }),
  output: stepsBySegmentSchema,
  run: (ctx, { predictionId }) => getPredictionSteps(ctx, predictionId),
});
