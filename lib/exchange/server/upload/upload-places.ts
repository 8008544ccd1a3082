import { fail } from '@/lib/errors';

/** Requests that send bytes of files at the same time: of everybody to this process, and of one person. */
const MOST_AT_ONCE = 16;
export const MOST_OF_ONE = 4;
const RETRY_AFTER_SECONDS = 5;

const shared = globalThis as unknown as { face4ragUploadPlaces?: Map<string, number> };
const places = (shared.face4ragUploadPlaces ??= new Map());

/**
 * Does `work` in one of the few places for uploads, so that however many stall, what they hold of memory stays bounded and one person
 * never keeps out the others. Fails with `busy` when there is none.
 */
export async function inUploadPlace<T>(userId: string | null, work: () => Promise<T>): Promise<T> {
  const key = userId ?? '';
  const own = places.get(key) ?? 0;
  const all = [...places.values()].reduce((sum, count) => sum + count, 0);
  if (all >= MOST_AT_ONCE || own >= MOST_OF_ONE)
    fail({ code: 'busy', retryAfterSeconds: RETRY_AFTER_SECONDS });
  places.set(key, own + 1);
  try {
    return await work();
  } finally {
    const left = places.get(key)! - 1;
    if (left > 0) places.set(key, left);
    else places.delete(key);
  }
}
