import { z } from 'zod';
import { shape } from '../../ask/shape';
import { type StatementCheck, statementCheck } from '../../statements/statement-check';
import { inOrder, numbered, ofEach } from '../../statements/numbered';
import { CHECK, CHECK_JOINTLY } from './check-prompts';
import type { RefcheckerParams } from './params';

/** Triplets in one joint call: what the original takes by default. */
const MOST_JOINTLY = 5;

const label = z.enum(['entailment', 'neutral', 'contradiction']);
const LABEL = shape('triplet_label', z.object({ label }));
const NUMBERED = z.object({ n: z.int(), label });

export const CHECKS: Record<RefcheckerParams['checks'], StatementCheck> = {
  separate: statementCheck({
    prompts: CHECK,
    together: 1,
    show: ([statement]) => ['statement', statement!.text],
    shape: () => LABEL,
    read: (reply) => [{ ...reply, reason: '' }],
  }),
  joint: statementCheck({
    prompts: CHECK_JOINTLY,
    together: MOST_JOINTLY,
    show: (statements) => ['statements', numbered(statements.map(({ text }) => text))],
    shape: (count) => shape('triplet_labels', z.object({ statements: ofEach(NUMBERED, count) })),
    read: ({ statements }) =>
      inOrder(statements).map((statement) => ({ label: statement.label, reason: '' })),
  }),
};
