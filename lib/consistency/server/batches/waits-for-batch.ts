/** Thrown through a method whose question waits for a batch: its sample is judged anew once the reply is there. */
export class WaitsForBatch extends Error {
  override name = 'WaitsForBatch';
}

/**
 * Looks for the replies to one sample's questions, and lets those without one wait until all that the method asks side by
 * side has been asked. Then all of them reject with WaitsForBatch.
 */
export function askedTogether() {
  let looking = 0;
  const waiting: ((reason: WaitsForBatch) => void)[] = [];
  const release = (): void => {
    if (looking === 0) for (const reject of waiting.splice(0)) reject(new WaitsForBatch());
  };
  return async function ask<Reply>(look: () => Promise<Reply | null>): Promise<Reply> {
    looking += 1;
    const reply = await look().finally(() => {
      looking -= 1;
      setImmediate(release); // behind all that the method goes on with at once
    });
    return reply ?? new Promise((_, reject) => waiting.push(reject));
  };
}
