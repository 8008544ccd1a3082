/** A segment that a method scored and a person judged. */
export interface Reviewed {
  score: number;
  inconsistent: boolean;
  /** Whether the person had seen a judge's verdict before giving their own. */
  exposed: boolean;
}

export interface Calibration {
  threshold: number;
  source: 'default' | 'reviewed';
  /** How many reviewed segments were used. */
  used: number;
  unexposedOnly: boolean;
  /** Balanced accuracy of the new threshold on the segments used; null where it was left at the default. */
  bacc: number | null;
}

/** Fewer than this many reviewed segments leave the default. */
const ENOUGH = 30;
/** The default weighs as much as this many reviewed segments. */
const PRIOR = 20;

/**
 * The threshold that maximises balanced accuracy on reviewed segments, drawn towards the default by
 * (n T + 20 default) / (n + 20). Labels given without seeing a verdict are used alone when there are enough of them.
 * Too few, or only one verdict among them: the default.
 */
export function calibrate(reviewed: readonly Reviewed[], fallback: number): Calibration {
  const unexposed = reviewed.filter(({ exposed }) => !exposed);
  const unexposedOnly = isEnough(unexposed);
  const used = unexposedOnly ? unexposed : reviewed;
  if (!isEnough(used))
    return { threshold: fallback, source: 'default', used: 0, unexposedOnly: false, bacc: null };
  const best = bestThreshold(used, fallback);
  const threshold =
    Math.round(((used.length * best + PRIOR * fallback) / (used.length + PRIOR)) * 1000) / 1000;
  return {
    threshold,
    source: 'reviewed',
    used: used.length,
    unexposedOnly,
    bacc: balancedAccuracy(used, threshold),
  };
}

function isEnough(reviewed: readonly Reviewed[]): boolean {
  const inconsistent = reviewed.filter((one) => one.inconsistent).length;
  return reviewed.length >= ENOUGH && inconsistent > 0 && inconsistent < reviewed.length;
}

/** Midway between two neighbouring scores; of equally good ones the nearest to the default. */
function bestThreshold(reviewed: readonly Reviewed[], fallback: number): number {
  const scores = [...new Set(reviewed.map(({ score }) => score))].sort((a, b) => a - b);
  const candidates = [fallback, ...scores.slice(1).map((score, at) => (score + scores[at]!) / 2)];
  return candidates
    .map((threshold) => ({ threshold, bacc: balancedAccuracy(reviewed, threshold) }))
    .reduce((a, b) =>
      b.bacc > a.bacc ||
      (b.bacc === a.bacc && Math.abs(b.threshold - fallback) < Math.abs(a.threshold - fallback))
        ? b
        : a,
    ).threshold;
}

/** Mean of the recall of inconsistent and of consistent segments when score >= threshold means inconsistent; NaN if one kind is absent. */
export function balancedAccuracy(
  reviewed: readonly Pick<Reviewed, 'score' | 'inconsistent'>[],
  threshold: number,
): number {
  const recall = (inconsistent: boolean): number => {
    const kind = reviewed.filter((one) => one.inconsistent === inconsistent);
    return kind.filter(({ score }) => score >= threshold === inconsistent).length / kind.length;
  };
  return (recall(true) + recall(false)) / 2;
}
