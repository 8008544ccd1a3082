/** How fast a person works, by the active time that their answers took. */
export interface LabelPace {
  /** Median milliseconds a segment; null where no time was kept. */
  medianMs: number | null;
  /** Answers with time kept. */
  answers: number;
  /** Share of them that took less than a quarter of everybody's median. */
  rushed: number | null;
  /** Modified z of the logarithm of the median among people; null with fewer than five of them. */
  z: number | null;
  outlier: boolean;
}

const FEWEST_PEOPLE = 5;
/** Beyond it a value is to be looked at. */
const FAR = 3.5;
/** Makes the median absolute deviation comparable to a standard deviation. */
const SCALE = 0.6745;

/**
 * Paces of people, and who stands out: modified z-scores over medians on a logarithmic scale (Iglewicz & Hoaglin 1993), which
 * one odd person does not hide. Whoever is quick is not careless for that: the agreement beside it says more.
 *
 * @param people of each, milliseconds a segment of every answer; 0 where none was kept
 */
export function pacesOf(people: readonly (readonly number[])[]): LabelPace[] {
  const kept = people.map((own) => own.filter((ms) => ms > 0));
  const everybody = median(kept.flat());
  const medians = kept.map(median);
  const logs = medians.flatMap((value) => (value === null ? [] : [Math.log(value)]));
  const middle = median(logs);
  const deviation = middle === null ? null : median(logs.map((log) => Math.abs(log - middle)));
  return kept.map((own, index): LabelPace => {
    const medianMs = medians[index]!;
    const compared =
      logs.length >= FEWEST_PEOPLE && medianMs !== null && middle !== null && deviation !== null;
    const z = compared && deviation > 0 ? (SCALE * (Math.log(medianMs) - middle)) / deviation : null;
    const rushed =
      everybody === null || own.length === 0
        ? null
        : own.filter((ms) => ms < everybody / 4).length / own.length;
    return { medianMs, answers: own.length, rushed, z, outlier: z !== null && Math.abs(z) > FAR };
  });
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
