type Next<Item> = (after: number, count: number) => Promise<Item[]>;

/**
 * Walks a run's samples, or a test's items, in order: each call takes so many of those after the last, and where there are none looks once more
 * from the start, for claims that ran out and for samples that came behind the walk.
 *
 * @param next the next samples after an ordinal
 */
export function walkSamples<Item extends { ordinal: number }>(
  next: Next<Item>,
): (count: number) => Promise<Item[]> {
  let after = -1;
  return async function take(count: number): Promise<Item[]> {
    const fromStart = after === -1;
    const found = await next(after, count);
    after = found.at(-1)?.ordinal ?? -1;
    return found.length > 0 || fromStart ? found : take(count);
  };
}
