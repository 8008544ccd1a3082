import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { NO_ERROR } from '../draw/reply';
import { sourceFilterSchema } from '../source-filter';

/** What a sample may hold: one type, or no error. */
export const PLAN_TYPES = [...ERROR_TYPES, NO_ERROR] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

const MOST_CELLS = 200;
const MOST_WANTED = 100_000;

/** How many samples are wanted of a type, in a language, by a generator and of a length; null: whichever. */
const planCellSchema = sourceFilterSchema.extend({
  type: z.enum(PLAN_TYPES),
  wanted: z.int().min(1).max(MOST_WANTED),
});
export type PlanCell = z.output<typeof planCellSchema>;

/** What cells are alike in that count the same samples. */
export const cellKey = ({ type, language, generator, length }: Omit<PlanCell, 'wanted'>): string =>
  JSON.stringify([type, language, generator, length]);

/** What the samples of a project are to be made up of; no cell stands twice. */
export const planCellsSchema = z
  .array(planCellSchema)
  .max(MOST_CELLS)
  .superRefine((cells, context) => {
    const seen = new Set<string>();
    cells.forEach((cell, at) => {
      const key = cellKey(cell);
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [at, 'type'], params: { issue: 'twice' } });
      seen.add(key);
    });
  });

/** A project's plan. */
export const planSchema = z.object({
  cells: planCellsSchema,
  /** A recipe is stopped when people accept surely less of what it makes; null: none is. */
  leastAccepted: z.number().min(0).max(1).nullable().default(null),
});
export type PlanInput = z.input<typeof planSchema>;
