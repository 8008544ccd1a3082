const SOONEST_MS = 60_000;
const LATEST_MS = 300_000;

/**
 * When a batch is looked at again, in milliseconds since 1970: after a tenth of the time that it has been waited for, between one
 * minute and five; not before the endpoint wants to be asked.
 */
export function nextLook(at: Date, since: Date, retryAfterMs = 0): number {
  const waited = at.getTime() - since.getTime();
  return at.getTime() + Math.max(retryAfterMs, Math.min(LATEST_MS, Math.max(SOONEST_MS, waited / 10)));
}
