/** Days whose submissions tell how fast the work goes, today among them. */
const FORECAST_DAYS = 7;
/** Fewer submissions than these, or submissions of fewer days, tell nothing. */
const FEWEST_SUBMISSIONS = 10;
const FEWEST_DAYS = 2;

const DAY_MS = 24 * 3_600_000;

export interface Forecast {
  /** Submissions of the last FORECAST_DAYS, and over how many days: those since the first of them, the part of today that is over. */
  submissions: number;
  days: number;
  perDay: number;
  /** Places that are still to be submitted. */
  remaining: number;
  /** ISO 8601: when they are, at this pace. */
  endsAt: string;
}

/**
 * When the reading of a project ends if it goes on as in the last FORECAST_DAYS. Null where nothing is left, or where
 * submissions are too few to tell: fewer than ten, or of a single day.
 *
 * @param countOf annotations submitted on a day, "2026-11-21" in UTC
 */
export function forecastOf(countOf: (day: string) => number, remaining: number, now: Date): Forecast | null {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const days = Array.from({ length: FORECAST_DAYS }, (_, back) => today - back * DAY_MS)
    .map((start) => ({ start, count: countOf(new Date(start).toISOString().slice(0, 10)) }))
    .filter(({ count }) => count > 0);
  const submissions = days.reduce((sum, { count }) => sum + count, 0);
  if (remaining <= 0 || submissions < FEWEST_SUBMISSIONS || days.length < FEWEST_DAYS) return null;
  const span = (now.getTime() - days.at(-1)!.start) / DAY_MS;
  const perDay = submissions / span;
  const endsAt = new Date(now.getTime() + (remaining / perDay) * DAY_MS).toISOString();
  return { submissions, days: span, perDay, remaining, endsAt };
}
