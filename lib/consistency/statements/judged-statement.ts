import type { MachineDetails } from '@/lib/annotation/labels/machine';
import type { Cut } from '@/lib/segmentation/decompose';
import type { JudgedSegment } from '../method';
import type { CheckedStatement } from './check-statements';
import type { Extraction } from './extraction';
import { typeToLookAt } from './label';
import { voteOf } from './vote';

const segment = (cut: Cut, fact: JudgedSegment['fact'], machine: Partial<MachineDetails>): JudgedSegment => ({
  ...cut,
  fact,
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  machine: { suggestedType: null, findings: [], rationale: '', ...machine },
});

/** A statement as a segment of a prediction, with what its check came to. */
export function judgedStatement(
  statement: Cut,
  { stage, replies }: Extraction,
  { votes, windows }: CheckedStatement,
): JudgedSegment {
  const { verdict, score, steps } = voteOf(votes);
  return segment(statement, verdict, {
    ...(score !== null && { score }),
    suggestedType: steps.label && verdict === 'inconsistent' ? typeToLookAt(steps.label) : null,
    rationale: steps.reason,
    steps: {
      extract: stage,
      check: steps,
      windows,
      unanchored: false,
      replies: {
        ...(replies.length > 0 && { extract: replies }),
        check: votes.flatMap((vote) => vote.replies),
      },
    },
  });
}

/** A part of an answer whose statements nobody could read: it has no verdict. */
export const unreadPart = ({ part, stage, replies }: Extraction): JudgedSegment =>
  segment(part, 'abstained', { steps: { ...NOT_CHECKED, extract: stage, replies: { extract: replies } } });

/** An answer that was read and states nothing: there is nothing in it that the reference does not say. */
export const noStatements = (answer: Cut, replies: string[]): JudgedSegment =>
  segment(answer, 'consistent', {
    findings: [{ rule: 'no_statements', weight: 'note' }],
    steps: { ...NOT_CHECKED, extract: null, replies: { extract: replies } },
  });

const NOT_CHECKED = { check: null, windows: null, unanchored: false };
