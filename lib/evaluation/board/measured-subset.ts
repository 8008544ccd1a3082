import type { BoardAnswer } from '../statistics/board-rows';
import type { MeasuredBoard } from '../statistics/judge-board';
import type { BoardData } from './board-data';
import { breakdown, judgedSamples } from './breakdown';
import type { AnswerWithGold, Subset } from './subsets';
import type { BoardFigures } from './view-schema';

/** Answers of a subset as the statistics take them. */
export const boardAnswers = ({ samples, judged }: BoardData, at: readonly number[]): BoardAnswer[] =>
  at.map((index) => {
    const { question, gold } = samples[index] as AnswerWithGold;
    return {
      cluster: question,
      gold,
      predicted: judged.map(({ predictions }) => predictions[index]?.verdict ?? null),
    };
  });

/** The rows of a subset: what each judge was measured to be, and how much of it that rests on. */
export function subsetView(
  { samples, judged }: BoardData,
  { key, at }: Subset,
  measured: MeasuredBoard,
): BoardFigures['subsets'][number] {
  const inconsistent = at.filter((index) => samples[index]!.gold === 'inconsistent').length;
  return {
    key,
    consistent: at.length - inconsistent,
    inconsistent,
    rows: judged.map(({ predictions }, judge) => {
      const own = judgedSamples(samples, predictions, at);
      return {
        predicted: own.length,
        undecided: own.filter(({ prediction }) => prediction.verdict === 'undecided').length,
        ...measured.judges[judge]!,
        ...breakdown(own),
      };
    }),
  };
}
