import type { MeasuredBoard } from '../statistics/judge-board';
import { measureBoard } from '../statistics/judge-board';
import { holm } from '../statistics/multiple-tests';
import { signTest } from '../statistics/sign-test';
import type { BoardData } from './board-data';
import { boardAnswers } from './measured-subset';
import type { AnswerWithGold, Subset } from './subsets';
import type { JudgePair } from './view-schema';

/**
 * Each two judges on the answers that both have predicted: counts, McNemar's test with Holm's adjustment over all pairs, and
 * differences with the cluster bootstrap. A pair that shares all answers of `all` takes its differences from `measured`.
 */
export function* judgePairs(
  data: BoardData,
  all: Subset,
  measured: MeasuredBoard,
): Generator<{ done: number; total: number }, JudgePair[]> {
  const pairs: Omit<JudgePair, 'adjusted'>[] = [];
  for (const { judges, figures } of measured.differences) {
    const [one, other] = judges;
    const common = all.at.filter(
      (at) => data.judged[one]!.predictions[at] && data.judged[other]!.predictions[at],
    );
    const own =
      common.length === all.at.length ? figures : yield* differenceOn(data, { at: common, one, other });
    const counts = countsOf(data, { at: common, one, other });
    const { exact, midP } = signTest(counts.one, counts.other);
    pairs.push({ judges: [one, other], ...counts, exact, midP, figures: own });
  }
  const adjusted = holm(pairs.map(({ exact }) => exact));
  return pairs.map((pair, at) => ({ ...pair, adjusted: adjusted[at]! }));
}

interface Two {
  /** Indexes of the answers that both have predicted. */
  at: readonly number[];
  one: number;
  other: number;
}

function* differenceOn(
  { samples, judged }: BoardData,
  { at, one, other }: Two,
): Generator<{ done: number; total: number }, JudgePair['figures']> {
  const two = { samples, judged: [judged[one]!, judged[other]!] };
  const { differences } = yield* measureBoard(boardAnswers(two, { at }), { judges: 2 });
  return differences[0]!.figures;
}

function countsOf(
  { samples, judged }: BoardData,
  { at, one, other }: Two,
): Pick<JudgePair, 'both' | 'one' | 'other' | 'neither'> {
  const counts = { both: 0, one: 0, other: 0, neither: 0 };
  for (const index of at) {
    const { gold } = samples[index] as AnswerWithGold;
    const [first, second] = [one, other].map((judge) => judged[judge]!.predictions[index]!.verdict === gold);
    counts[first ? (second ? 'both' : 'one') : second ? 'other' : 'neither'] += 1;
  }
  return counts;
}
