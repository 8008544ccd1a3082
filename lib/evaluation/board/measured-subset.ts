import type { BoardAnswer } from '../statistics/board-rows';
import { effectiveSize } from '../statistics/inclusion';
import type { MeasuredBoard } from '../statistics/judge-board';
import type { BoardData } from './board-data';
import { breakdown, judgedSamples } from './breakdown';
import type { AnswerWithGold, Subset } from './subsets';
import type { BoardFigures } from './view-schema';

/** Answers of a subset as the statistics take them. */
export const boardAnswers = (
  { samples, judged }: BoardData,
  { at, drawn }: Pick<Subset, 'at' | 'drawn'>,
): BoardAnswer[] =>
  at.map((index, place) => {
    const { question, gold } = samples[index] as AnswerWithGold;
    return {
      cluster: question,
      gold,
      predicted: judged.map(({ predictions }) => predictions[index]?.verdict ?? null),
      ...drawn?.[place],
    };
  });

/** The rows of a subset: what each judge was measured to be, and how much of it that rests on. */
export function subsetView(
  { samples, judged }: BoardData,
  { key, at, drawn }: Subset,
  measured: MeasuredBoard,
): BoardFigures['subsets'][number] {
  const inconsistent = at.filter((index) => samples[index]!.gold === 'inconsistent').length;
  return {
    key,
    consistent: at.length - inconsistent,
    inconsistent,
    ...(drawn && { standsFor: standsFor(drawn.map(({ weight }) => weight)) }),
    rows: judged.map(({ predictions }, judge) => {
      const own = judgedSamples(samples, predictions, { at, drawn });
      return {
        predicted: own.length,
        undecided: own.filter(({ prediction }) => prediction.verdict === 'undecided').length,
        ...measured.judges[judge]!,
        ...breakdown(own),
      };
    }),
  };
}

const standsFor = (weights: readonly number[]) => ({
  samples: weights.reduce((sum, weight) => sum + weight, 0),
  effective: effectiveSize(weights)!, // no subset is empty
});
