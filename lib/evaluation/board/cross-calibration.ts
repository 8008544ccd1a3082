import { calibrateScores, probabilityOf } from '@/lib/consistency/score-calibration';
import { equalMassBins, type PredictedProbability } from '../statistics/probability-bins';
import {
  brierScore,
  expectedCalibrationError,
  reliabilityCurve,
} from '../statistics/probability-calibration';
import type { JudgedSample } from './breakdown';
import type { JudgeDetail } from './view-schema';

const BINS = 10;

/**
 * How well a judge's scores can be read as probabilities: answers are halved by question, and those of each half are given
 * probabilities by Platt scaling on the other, so that no answer is scored by a map that was fitted on it. Null where
 * a half is too small to fit.
 */
export function crossCalibration(answers: readonly JudgedSample[]): JudgeDetail['calibration'] {
  const halves: JudgedSample[][] = [[], []];
  const order = new Map(
    [...new Set(answers.map(({ sample }) => sample.question))].sort().map((id, at) => [id, at]),
  );
  for (const answer of answers)
    if (answer.prediction.score !== null) halves[order.get(answer.sample.question)! % 2]!.push(answer);
  const [first, second] = halves as [JudgedSample[], JudgedSample[]];
  const [one, other] = [probabilities(first, second), probabilities(second, first)];
  if (!one || !other) return null;
  const all = [...one, ...other];
  return {
    answers: all.length,
    expectedError: expectedCalibrationError(equalMassBins(all, BINS)),
    brier: brierScore(all),
    curve: reliabilityCurve(all, BINS, equalMassBins),
  };
}

/** Probabilities of `answers` by a map fitted on `fitted`. */
function probabilities(
  answers: readonly JudgedSample[],
  fitted: readonly JudgedSample[],
): PredictedProbability[] | null {
  const map = calibrateScores(
    fitted.map(({ sample, prediction }) => ({
      score: prediction.score!,
      inconsistent: sample.gold === 'inconsistent',
      exposed: false,
    })),
  );
  if (!map.calibrated) return null;
  return answers.map(({ sample, prediction }) => ({
    probability: probabilityOf(map, prediction.score!),
    positive: sample.gold === 'inconsistent',
  }));
}
