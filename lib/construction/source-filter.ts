import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** Lengths of answers, by their characters: below 100, below 300, and beyond. */
export const LENGTHS = ['short', 'medium', 'long'] as const;
export type AnswerLength = (typeof LENGTHS)[number];
/** The characters with which the next length begins. */
export const LENGTH_BOUNDS = [100, 300] as const;

/** Which samples others are made of; null: every one. */
export const sourceFilterSchema = z.object({
  /** Their main language, "zh" or "en". */
  language: storableText.min(2).max(8).nullable().default(null),
  /** Which model wrote their answers. */
  generator: storableText.min(1).max(500).nullable().default(null),
  /** How long their answers are. */
  length: z.enum(LENGTHS).nullable().default(null),
});
export type SourceFilter = z.output<typeof sourceFilterSchema>;

/** Which samples an order takes as sources. */
export const sourceChoiceSchema = sourceFilterSchema.extend({
  /** Also those without gold whose file, or whose maker after a check, claims that they are consistent. */
  claimed: z.boolean().default(false),
});
export type SourceChoice = z.output<typeof sourceChoiceSchema>;
