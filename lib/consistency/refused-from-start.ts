/** So many samples have to meet a refusal that nobody knows before it is held to be the endpoint's and not theirs. */
export const FIRST_SAMPLES = 5;

/**
 * Whether work over samples ends for unknown refusals: the first samples that ended all failed with one, and none was judged.
 *
 * @param judged samples with a prediction
 * @param faults of the samples that failed, in the order of their ends; null: the method's own failure
 */
export function isRefusedFromStart(judged: number, faults: readonly (string | null)[]): boolean {
  const first = faults.slice(0, FIRST_SAMPLES);
  return judged === 0 && first.length === FIRST_SAMPLES && first.every((fault) => fault === 'rejected');
}
