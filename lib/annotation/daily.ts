export interface DayCount {
  /** "2026-11-21", UTC. */
  day: string;
  count: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last `length` days up to today, oldest first; days that nothing was counted on are there with 0. */
export function lastDays(counted: readonly DayCount[], today: Date, length: number): DayCount[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return Array.from({ length }, (_, at) => {
    const day = new Date(today.getTime() - (length - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
