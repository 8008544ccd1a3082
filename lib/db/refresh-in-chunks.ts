/** What a reader waits for; what is left after that is a job's. */
const AT_ONCE = 5;

export interface Chunks {
  /** How many at most; Infinity goes on until nothing is stale. */
  chunks?: number;
  signal?: AbortSignal;
}

/**
 * Recomputes what is marked stale, a chunk at a time, each a small transaction of the caller's. Returns whether nothing
 * is left; with `chunks: Infinity` it always ends so. Throws the reason of `signal` between two chunks.
 */
export async function refreshInChunks(
  isStale: () => Promise<boolean>,
  refreshChunk: () => Promise<void>,
  { chunks = AT_ONCE, signal }: Chunks = {},
): Promise<boolean> {
  for (let turn = 0; turn < chunks; turn += 1) {
    signal?.throwIfAborted();
    if (!(await isStale())) return true;
    await refreshChunk();
  }
  return !(await isStale());
}
