import { isSafeFor, judgeFamily } from '../judge-safe';
import { countAnswers, matrixFigures } from '../statistics/confusion-matrix';
import type { BoardJudge, BoardSample } from './board-data';
import type { JudgedSample } from './breakdown';
import type { JudgeDetail } from './view-schema';

/** A judge on gold that it cannot have moved, and what it gains from the rest. */
export function safeFigures(
  samples: readonly BoardSample[],
  judge: BoardJudge,
  answers: readonly JudgedSample[],
): NonNullable<JudgeDetail['safe']> {
  const family = judgeFamily(judge);
  const safe = samples.filter(({ gold, touched }) => gold !== null && isSafeFor(family, touched));
  const inconsistent = safe.filter(({ gold }) => gold === 'inconsistent').length;
  const own = answers.filter(({ sample }) => isSafeFor(family, sample.touched));
  const [all, balancedAccuracy] = [balancedOf(answers), balancedOf(own)];
  return {
    consistent: safe.length - inconsistent,
    inconsistent,
    predicted: own.length,
    balancedAccuracy,
    gain: all === null || balancedAccuracy === null ? null : all - balancedAccuracy,
  };
}

function balancedOf(answers: readonly JudgedSample[]): number | null {
  const { matrix } = countAnswers(
    answers.map(({ sample, prediction }) => ({ gold: sample.gold, predicted: prediction.verdict })),
  );
  return matrixFigures(matrix).balancedAccuracy;
}
