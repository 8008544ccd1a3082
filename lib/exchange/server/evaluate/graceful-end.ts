import type { OpenModel } from '@/lib/llm/server/open-model';

/** How long calls under way are waited for when the work is stopped. */
const GRACE_MS = 30_000;

/** The end of work over a file, once it has begun: no more is taken, and calls under way are paid and kept before the halt. */
export interface GracefulEnd {
  /** Aborted once nothing is waited for any more. */
  halt: AbortSignal;
  begun(): boolean;
  begin(): void;
}

/** Does work that ends so when `stop` is aborted, or when it begins the end itself; resolves once the end is over. */
export async function endingGracefully(
  model: OpenModel | null,
  stop: AbortSignal,
  work: (end: GracefulEnd) => Promise<void>,
): Promise<void> {
  const halt = new AbortController();
  let ending: Promise<void> | null = null;
  const begin = (): void => {
    ending ??= Promise.resolve(model?.drain(GRACE_MS)).then(() => halt.abort());
  };
  stop.addEventListener('abort', begin);
  if (stop.aborted) begin();
  try {
    await work({ halt: halt.signal, begun: () => ending !== null, begin });
    await ending;
  } finally {
    stop.removeEventListener('abort', begin);
    halt.abort();
  }
}
