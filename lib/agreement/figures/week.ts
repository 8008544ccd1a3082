const DAY = 24 * 60 * 60 * 1000;

/** The Monday of a day's week, UTC, as "2026-11-16". */
export function weekOf(date: Date): string {
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * DAY).toISOString().slice(0, 10);
}
