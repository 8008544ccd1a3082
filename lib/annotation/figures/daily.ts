export interface DayCount {
  /** "2026-11-21", UTC. */
  day: string;
  count: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last `length` days up to today, oldest first, each with its count. */
export function lastDays(countOf: (day: string) => number, today: Date, length: number): DayCount[] {
  return Array.from({ length }, (_, at) => {
    const day = new Date(today.getTime() - (length - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: countOf(day) };
  });
}
