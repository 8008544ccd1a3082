import { z } from 'zod';
import { shape } from '@/lib/consistency/ask/shape';
import { ERROR_TYPES } from '@/lib/typology/error-type';

/** What a changed answer is said to hold where it holds no error. */
export const NO_ERROR = 'none';

/** A changed answer, with what the model says of it. */
export const CHANGED_ANSWER = shape(
  'changed_answer',
  z.object({
    reasoning: z.string(),
    /** False where the answer gives no occasion; the rest is empty then. */
    possible: z.boolean(),
    changes: z.array(z.object({ before: z.string(), after: z.string(), reference: z.string() })),
    answer: z.string(),
    type: z.enum([...ERROR_TYPES, NO_ERROR]),
    why: z.string(),
  }),
);
export type ChangedAnswer = z.infer<typeof CHANGED_ANSWER.zod>;
