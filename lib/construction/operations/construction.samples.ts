import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listConstructed } from '../server/list-constructed';
import { constructedSampleSchema } from '../view-schema';

export const constructionSamples = operation({
  name: 'construction.samples',
  summary: 'What a recipe has made, fifty on a page, beside what it was made of',
  access: 'project.lead',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/construction/{recipe}/samples',
  input: z.object({
    projectId: storableText,
    recipe: storableText.max(100),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  output: z.object({ samples: z.array(constructedSampleSchema), total: z.number() }),
  run: (ctx, { projectId, recipe, page }) => listConstructed(ctx, projectId, { recipe, page }),
});
