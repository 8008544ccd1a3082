import { z } from 'zod';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { storableText } from '@/lib/storable-schema';
import { TRIVIAL_JUDGES } from './view-schema';

export const CELL_SAMPLES_A_PAGE = 50;

/** How a judge did on an answer; an undecided prediction is wrong. */
export const CELL_OUTCOMES = ['right', 'wrong'] as const;
export type CellOutcome = (typeof CELL_OUTCOMES)[number];
export const GOLD_EXPOSURES = ['blind', 'mixed'] as const;

/** A judge by the id of one of its runs, or a trivial one by its name. */
const judgeId = z.union([z.uuid(), z.enum(TRIVIAL_JUDGES)]);
const left = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Behind which cell of the board samples are: a judge's outcome, beside another's, and what the answers have in common. */
export const boardCellSchema = z.object({
  judge: judgeId,
  outcome: left(z.enum(CELL_OUTCOMES)),
  other: left(judgeId),
  otherOutcome: left(z.enum(CELL_OUTCOMES)),
  gold: left(z.enum(['consistent', 'inconsistent'])),
  type: left(z.enum(ERROR_TYPES)),
  language: left(storableText.min(1).max(100)),
  /** "" for answers of an unknown generator. */
  generator: left(storableText.max(1_000)),
  origin: left(z.enum(SAMPLE_ORIGINS)),
  /** "" for collected answers. */
  recipe: left(storableText.max(100)),
  exposure: left(z.enum(GOLD_EXPOSURES)),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
export type BoardCell = z.infer<typeof boardCellSchema>;
