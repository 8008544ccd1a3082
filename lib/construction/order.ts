import { z } from 'zod';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { storableText } from '@/lib/storable-schema';

/** Most samples that one recipe makes at once. */
const MOST_WANTED = 10_000;

const RECIPE_IDS = ERROR_RULES.map(({ id }) => id);

/** What somebody asks for: how many samples of each recipe, of sources in one language or in all. */
export const constructionOrderSchema = z.object({
  wanted: z
    .partialRecord(z.enum(RECIPE_IDS), z.int().min(0).max(MOST_WANTED))
    .refine((wanted) => wantedOf(wanted) > 0, { params: { issue: 'too_small' } }),
  /** The main language of the sources, "zh" or "en"; null: every one. */
  language: storableText.min(2).max(8).nullable().default(null),
});
export type ConstructionOrder = z.input<typeof constructionOrderSchema>;

/** How many samples are wanted, all told. */
export const wantedOf = (wanted: Partial<Record<string, number>>): number =>
  Object.values(wanted).reduce<number>((all, count) => all + (count ?? 0), 0);
