import type { JudgedSegment } from '../../../method';
import type { JudgeCaller } from '../ask/judge-caller';
import type { AnswerSegment } from '../split/split-answer';
import { judgeLabels, type StageLabel } from './judge-labels';

/** Both stages of all segments by labels alone: no steps, no quotes, no type and no score. */
export async function labelSegments(
  caller: JudgeCaller,
  segments: readonly AnswerSegment[],
  decomposition: string[],
): Promise<JudgedSegment[]> {
  const texts = segments.map(({ text }) => text);
  const [facts, logic] = await Promise.all([
    judgeLabels(caller, 'fact', texts),
    caller.params.factsOnly ? null : judgeLabels(caller, 'logic', texts),
  ]);
  return segments.map(({ text, spans, unanchored, notes }, at): JudgedSegment => {
    const fact = facts[at]!;
    const other = logic?.[at] ?? null;
    return {
      text,
      spans,
      fact: fact.verdict,
      logic: other?.verdict ?? 'not_judged',
      errorType: null,
      evidence: [],
      machine: {
        suggestedType: null,
        findings: notes,
        rationale: '',
        steps: {
          fact: silent(fact, { points: [] }),
          logic: other && silent(other, NO_FRAMES),
          type: null,
          windows: fact.windows ?? other?.windows ?? null,
          unanchored,
          replies: {
            decompose: decomposition,
            fact: fact.replies,
            ...(other && { logic: other.replies }),
          },
        },
      },
    };
  });
}

/** A stage is kept where it came to no verdict, and says why: a label has no steps to show. */
const silent = <Empty extends object>({ verdict, noVerdict, reasoning }: StageLabel, empty: Empty) =>
  noVerdict && { ...empty, verdict, noVerdict, reasoning };

const NO_FRAMES = { contexts: [], segmentFrame: null, contextFrame: null, comparison: '' };
