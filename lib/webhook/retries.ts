/** Seconds after each attempt until the next one, about as Standard Webhooks advises: nearly 28 hours in all. */
const WAITS = [5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 10 * 3_600, 10 * 3_600];

/** When a message is sent again after so many attempts; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1_000);
}
