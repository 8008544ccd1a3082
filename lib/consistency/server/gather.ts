/** How long what is given may wait for more, so that all of it is done at once. */
interface Wait {
  /** Milliseconds from one batch's beginning to the next one's. */
  everyMs: number;
  /** Whether so many are all that can come now: then nothing is waited for. */
  isAll(waiting: number): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does in batches what is given one by one, one batch after the other: what comes while one is under way, or sooner after
 * its beginning than `everyMs`, is done with the next. Each gets the result of its batch.
 */
export function gather<Item, Result>(
  work: (items: Item[]) => Promise<Result>,
  { everyMs, isAll }: Wait,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let begun = -Infinity;
  let busy = false;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    clearTimeout(timer);
    if (busy || waiting.length === 0) return;
    const wait = begun + everyMs - performance.now();
    if (wait > 0 && !isAll(waiting.length)) timer = setTimeout(look, wait);
    else void next();
  }

  async function next(): Promise<void> {
    const batch = waiting;
    [waiting, begun, busy] = [[], performance.now(), true];
    try {
      const result = await work(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    busy = false;
    timer = setTimeout(look); // when those who waited have gone on: `isAll` may count them until then
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      look();
    });
}
