import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { returnSample, returnSchema } from '../server/assignment/return-sample';

export const annotationReturn = operation({
  name: 'annotation.return',
  summary: 'Return a submitted annotation to its author, with a reason',
  access: 'annotation.lead',
  scope: 'annotations:write',
  route: 'POST /annotations/{annotationId}/return',
  input: returnSchema.extend({ annotationId: storableText }),
  output: z.void(),
  example: { version: 1, reason: 'look again' },
  run: (ctx, { annotationId, ...why }) => returnSample(ctx, annotationId, why),
});
