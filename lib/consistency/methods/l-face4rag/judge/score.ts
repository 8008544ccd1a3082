import type { Verdict } from '@/lib/annotation/labels/verdict';
import { isLikelyInconsistent, judgeSegment } from '../../offline/judge-segment';
import { DEFAULT_THRESHOLD } from '../../offline/params';
import type { JudgeCaller } from '../ask/judge-caller';
import type { JudgedStages } from './choose-types';
import { judgeFacts } from './judge-facts';
import { judgeLogic } from './judge-logic';
import type { StageOutcome } from './outcome';

/** How much a verdict speaks for "inconsistent". */
const WEIGHT: Partial<Record<Verdict, number>> = { consistent: 0, unsure: 0.5, inconsistent: 1 };

/** A segment's score, and the keys of the replies that were asked for it. */
export interface Score {
  score: number | null;
  replies: string[];
}

/** A stage of all segments, asked once more for some of them. */
type AskAgain = (texts: string[], repeat: number) => Promise<StageOutcome<unknown>[]>;

/**
 * How much speaks for "inconsistent", 0 to 1, beside each verdict: of each stage the share of replies that say so, over the
 * judge's own and `repeats` independent ones, which only unclear segments are asked for (an unsure point, a quote that
 * stands nowhere, a reply that had to be asked again, other facts by the offline engine); the larger of the two stages.
 * Null where no reply gave a verdict.
 */
export async function scores(caller: JudgeCaller, segments: readonly JudgedStages[]): Promise<Score[]> {
  const { factsOnly } = caller.params;
  const [facts, logic] = await Promise.all([
    repeated(
      caller,
      segments.map(({ text, fact }) => ({
        text,
        own: fact,
        unclear: fact.unclear || isOdd(caller, text, fact),
      })),
      (texts, repeat) => judgeFacts(caller, texts, repeat),
    ),
    factsOnly
      ? []
      : repeated(
          caller,
          segments.map(({ text, logic: own }) => ({ text, own: own!, unclear: own!.unclear })),
          (texts, repeat) => judgeLogic(caller, texts, repeat),
        ),
  ]);
  return segments.map((_, at) => {
    const stages = [facts[at]!, ...(logic[at] ? [logic[at]] : [])];
    const given = stages.flatMap(({ score }) => score ?? []);
    return {
      score: given.length === 0 ? null : Math.max(...given),
      replies: stages.flatMap(({ replies }) => replies),
    };
  });
}

/** The shares of one stage. */
async function repeated(
  { params }: JudgeCaller,
  segments: readonly { text: string; own: StageOutcome<unknown>; unclear: boolean }[],
  askAgain: AskAgain,
): Promise<Score[]> {
  const asked = segments.map((segment) => ({ ...segment, outcomes: [segment.own], replies: [] as string[] }));
  const unclear = asked.filter((segment) => segment.unclear);
  const rounds = unclear.length === 0 ? 0 : params.repeats;
  const texts = unclear.map(({ text }) => text);
  const again = await Promise.all(Array.from({ length: rounds }, (_, at) => askAgain(texts, at + 1)));
  for (const outcomes of again)
    unclear.forEach((segment, at) => {
      segment.outcomes.push(outcomes[at]!);
      segment.replies.push(...outcomes[at]!.replies);
    });
  return asked.map(({ outcomes, replies }) => ({ score: share(outcomes), replies }));
}

/** Whether the segment may be asked about again, and the offline engine holds the facts of a segment for something else. */
function isOdd(
  { params, reference }: JudgeCaller,
  text: string,
  { verdict }: StageOutcome<unknown>,
): boolean {
  if (params.repeats === 0 || verdict === 'abstained') return false;
  const offline = isLikelyInconsistent(judgeSegment(text, reference.index), DEFAULT_THRESHOLD);
  return offline !== (verdict === 'inconsistent');
}

function share(outcomes: readonly StageOutcome<unknown>[]): number | null {
  const weights = outcomes.flatMap(({ verdict }) => WEIGHT[verdict] ?? []);
  if (weights.length === 0) return null;
  return Math.round((weights.reduce((a, b) => a + b, 0) / weights.length) * 1000) / 1000;
}
