import { z } from 'zod';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { sourceFilterSchema } from './source-filter';

/** Most samples that one recipe makes at once. */
const MOST_WANTED = 10_000;

/** How many samples are wanted of each recipe of a list, at least one all told. */
export const wantedSchema = (recipes: readonly { id: string }[]) =>
  z
    .partialRecord(z.enum(recipes.map(({ id }) => id)), z.int().min(0).max(MOST_WANTED))
    .refine((wanted) => wantedOf(wanted) > 0, { params: { issue: 'too_small' } });

/** What somebody asks for without a model: how many samples of each recipe, and of which sources. */
export const constructionOrderSchema = z.object({
  wanted: wantedSchema(ERROR_RULES),
  ...sourceFilterSchema.shape,
});
export type ConstructionOrder = z.input<typeof constructionOrderSchema>;

/** How many samples are wanted, all told. */
export const wantedOf = (wanted: Partial<Record<string, number>>): number =>
  Object.values(wanted).reduce<number>((all, count) => all + (count ?? 0), 0);
