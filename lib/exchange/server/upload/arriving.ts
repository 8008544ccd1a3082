import { fail } from '@/lib/errors';

/** A body of which nothing has come for so long is given up. */
const STALLED_MS = 60_000;

/** The pieces of a body as they arrive; fails with `interrupted` when the connection breaks or nothing comes for `stalledMs`. */
export async function* arriving(
  body: AsyncIterable<Uint8Array>,
  stalledMs: number = STALLED_MS,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const piece = await within(chunks.next(), stalledMs);
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    // Not waited for: a body that has stalled does not end for the asking either.
    void chunks.return?.()?.then(undefined, () => undefined);
  }
}

async function within<T>(next: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  const piece = await Promise.race([next.catch(() => null), late]);
  clearTimeout(timer);
  return piece ?? fail({ code: 'interrupted' });
}
