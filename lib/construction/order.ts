import { z } from 'zod';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { storableText } from '@/lib/storable-schema';
import { findRecipe, PLUS, type RecipePart } from './combination';
import { sourceChoiceSchema } from './source-filter';

/** Most samples that one recipe makes at once. */
const MOST_WANTED = 10_000;

type Wanted = Partial<Record<string, number>>;

/**
 * How many samples are wanted of each recipe of a registry, and of each combination of its recipes, at least one all told. The
 * parts of a combination may be given in any order.
 */
export const wantedSchema = (registry: readonly RecipePart[]) =>
  z
    .partialRecord(
      z.union([z.enum(registry.map(({ id }) => id)), storableText.max(100).includes(PLUS)]),
      z.int().min(0).max(MOST_WANTED),
    )
    .superRefine((wanted, context) => {
      for (const id of Object.keys(wanted))
        if (!findRecipe(registry, id))
          context.addIssue({ code: 'custom', path: [id], params: { issue: 'no_combination' } });
    })
    .overwrite((wanted) => withOneName(registry, wanted))
    .refine((wanted) => wantedOf(wanted) > 0, { params: { issue: 'nothing_wanted' } });

/** What is wanted under the one name that each combination has. */
function withOneName(registry: readonly RecipePart[], wanted: Wanted): Wanted {
  const named: Wanted = {};
  for (const [given, count = 0] of Object.entries(wanted)) {
    const id = findRecipe(registry, given)?.id ?? given;
    named[id] = (named[id] ?? 0) + count;
  }
  return named;
}

/** What somebody asks for without a model: how many samples of each recipe, and of which sources. */
export const constructionOrderSchema = z.object({
  wanted: wantedSchema(ERROR_RULES),
  ...sourceChoiceSchema.shape,
});
export type ConstructionOrder = z.input<typeof constructionOrderSchema>;

/** How many samples are wanted, all told. */
export const wantedOf = (wanted: Wanted): number =>
  Object.values(wanted).reduce<number>((all, count) => all + (count ?? 0), 0);
