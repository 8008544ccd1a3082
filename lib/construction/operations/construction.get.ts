import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getConstruction } from '../server/get-construction';
import { constructionSchema } from '../view-schema';

export const constructionGet = operation({
  name: 'construction.get',
  summary: 'What samples of a project can be made of, what was made, and what people found of it',
  access: 'project.lead',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/construction',
  input: z.object({ projectId: storableText }),
  output: constructionSchema,
  run: (ctx, { projectId }) => getConstruction(ctx, projectId),
});
