import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { constructionOrderSchema } from '../order';
import { startConstruction } from '../server/start-construction';

export const constructionStart = operation({
  name: 'construction.start',
  summary: 'Have samples made of those whose gold is consistent, so many of each recipe',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/construction',
  input: z.object({ projectId: storableText, ...constructionOrderSchema.shape }),
  output: z.object({ id: z.uuid() }),
  example: { wanted: { number: 20, negation: 20 } },
  status: 202,
  run: (ctx, { projectId, ...order }) => startConstruction(ctx, projectId, order),
});
