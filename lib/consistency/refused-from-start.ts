/** So many samples have to meet a refusal that nobody knows before it is held to be the endpoint's and not theirs. */
export const FIRST_SAMPLES = 5;

/**
 * Whether work over samples ends for unknown refusals: the first samples, in their own order, all failed with one. In the
 * order of their ends refused samples come first, as a refusal is quicker than a reply.
 *
 * @param faults of the first samples; null or missing: judged, still at work, or failed by the method itself
 */
export const isRefusedFromStart = (faults: readonly (string | null | undefined)[]): boolean =>
  faults.length >= FIRST_SAMPLES && faults.slice(0, FIRST_SAMPLES).every((fault) => fault === 'rejected');
