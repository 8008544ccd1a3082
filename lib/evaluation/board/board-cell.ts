import { z } from 'zod';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { pageNumber } from '@/lib/sample/query-params';
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

/** Behind which cell of the board samples are: a judge's outcome, beside another's, and what the answers have in common. */
export const boardCellSchema = z.object({
  judge: judgeId,
  outcome: z.enum(CELL_OUTCOMES).optional(),
  other: judgeId.optional(),
  otherOutcome: z.enum(CELL_OUTCOMES).optional(),
  gold: z.enum(['consistent', 'inconsistent']).optional(),
  type: z.enum(ERROR_TYPES).optional(),
  language: storableText.min(1).max(100).optional(),
  /** "" for answers of an unknown generator. */
  generator: storableText.max(1_000).optional(),
  origin: z.enum(SAMPLE_ORIGINS).optional(),
  /** "" for collected answers. */
  recipe: storableText.max(100).optional(),
  exposure: z.enum(GOLD_EXPOSURES).optional(),
  page: pageNumber,
});
export type BoardCell = z.infer<typeof boardCellSchema>;
