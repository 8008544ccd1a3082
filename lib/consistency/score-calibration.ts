import type { Reviewed } from './calibrate';

/** A map from a method's scores to probabilities of inconsistency, or how far it is to one. */
export type ScoreCalibration =
  | { calibrated: true; labels: number; slope: number; intercept: number }
  | { calibrated: false; labels: number };

/** Fewer labels than these say too little of a score. */
export const CALIBRATING_LABELS = 50;

const MOST_STEPS = 100;
const GRADIENT = 1e-9;
/** Keeps the equations solvable where all scores are the same. */
const RIDGE = 1e-12;

/**
 * Calibrates a method's scores by labels that people gave without seeing what it said: Platt scaling, P(inconsistent | s) =
 * 1 / (1 + exp(-(slope s + intercept))) of greatest likelihood, with targets (n₁ + 1) / (n₁ + 2) for the n₁ inconsistent and
 * 1 / (n₀ + 2) for the n₀ consistent ones in place of 1 and 0, so that few labels make no certainty. Source: Platt 1999, solved by
 * Newton's method with halved steps as in Lin, Lin and Weng 2007. It has two parameters where isotonic regression has as many as labels,
 * which fifty of them cannot bear. Uncalibrated with fewer than 50 such labels, or with one verdict alone among them.
 */
export function calibrateScores(reviewed: readonly Reviewed[]): ScoreCalibration {
  const unexposed = reviewed.filter(({ exposed }) => !exposed);
  const labels = unexposed.length;
  const bad = unexposed.filter(({ inconsistent }) => inconsistent).length;
  if (labels < CALIBRATING_LABELS || bad === 0 || bad === labels) return { calibrated: false, labels };
  const [high, low] = [(bad + 1) / (bad + 2), 1 / (labels - bad + 2)];
  const points = unexposed.map(({ score, inconsistent }) => ({ score, target: inconsistent ? high : low }));
  const start = { slope: 0, intercept: Math.log((bad + 1) / (labels - bad + 1)) };
  return { calibrated: true, labels, ...fitted(points, start) };
}

/** The probability that a segment of this score is inconsistent. */
export const probabilityOf = ({ slope, intercept }: Line, score: number): number =>
  1 / (1 + Math.exp(-(slope * score + intercept)));

interface Line {
  slope: number;
  intercept: number;
}
interface Point {
  score: number;
  target: number;
}

function fitted(points: readonly Point[], start: Line): Line {
  let line = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let [gs, gi, ss, si, ii] = [0, 0, RIDGE, 0, RIDGE];
    for (const { score, target } of points) {
      const p = probabilityOf(line, score);
      const weight = p * (1 - p);
      gs += (p - target) * score;
      gi += p - target;
      ss += weight * score * score;
      si += weight * score;
      ii += weight;
    }
    if (Math.abs(gs) < GRADIENT && Math.abs(gi) < GRADIENT) break;
    const determinant = ss * ii - si * si;
    const by = { slope: (si * gi - ii * gs) / determinant, intercept: (si * gs - ss * gi) / determinant };
    const next = shorter(points, line, by);
    if (!next) break;
    line = next;
  }
  return line;
}

/** The longest halved step that is no step back; null where there is none left. */
function shorter(points: readonly Point[], line: Line, by: Line): Line | null {
  const before = loss(points, line);
  for (let size = 1; size > 1e-10; size /= 2) {
    const next = { slope: line.slope + size * by.slope, intercept: line.intercept + size * by.intercept };
    if (loss(points, next) < before) return next;
  }
  return null;
}

/** Cross-entropy, written so that it is exact for large values. */
function loss(points: readonly Point[], { slope, intercept }: Line): number {
  return points.reduce((sum, { score, target }) => {
    const z = slope * score + intercept;
    return sum + Math.log1p(Math.exp(-Math.abs(z))) + (z >= 0 ? (1 - target) * z : -target * z);
  }, 0);
}
