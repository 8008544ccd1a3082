import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { StageReply } from '../ask/ask-stage';
import type { StatementReply } from './statement-check';
import { passes } from './label';
import type { CheckSteps } from './steps';

/** What several independent replies on one statement come to. */
export interface StatementVote {
  verdict: Verdict;
  /** Share of the readable replies that found it inconsistent; null for a single reply. */
  score: number | null;
  steps: CheckSteps;
}

/** The verdict of the majority of readable replies, unsure where they are even; abstained where none can be read. */
export function voteOf(replies: readonly StageReply<StatementReply>[]): StatementVote {
  const read = replies.flatMap(({ value, reasoning }) => (value ? [{ ...value, reasoning }] : []));
  if (read.length === 0) {
    const { noVerdict, reasoning } = replies[0]!;
    return {
      verdict: 'abstained',
      score: null,
      steps: { label: null, reason: '', votes: [], noVerdict, reasoning },
    };
  }
  const failed = read.filter(({ label }) => !passes(label));
  const passed = read.filter(({ label }) => passes(label));
  const winners = failed.length > passed.length ? failed : passed;
  const { label, reason, reasoning } = mostCommon(winners);
  const even = failed.length === passed.length;
  const several = replies.length > 1;
  return {
    verdict: even ? 'unsure' : winners === failed ? 'inconsistent' : 'consistent',
    score: several ? failed.length / read.length : null,
    steps: { label, reason, votes: several ? read.map((one) => one.label) : [], noVerdict: null, reasoning },
  };
}

/** The first reply with the most common label. */
function mostCommon<Reply extends StatementReply>(replies: readonly Reply[]): Reply {
  const count = ({ label }: Reply) => replies.filter((one) => one.label === label).length;
  return replies.toSorted((a, b) => count(b) - count(a))[0]!;
}
