/** A time of work in the units in which people read it; the keys are those of its words. */
export type TimeParts =
  | { unit: 'seconds'; seconds: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hoursMinutes'; hours: number; minutes: number };

/** Seconds below a minute, at least one where there was any time; then whole minutes, then hours and minutes. */
export function timeParts(ms: number): TimeParts {
  const seconds = ms > 0 ? Math.max(1, Math.round(ms / 1_000)) : 0;
  if (seconds < 60) return { unit: 'seconds', seconds };
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return { unit: 'minutes', minutes };
  return { unit: 'hoursMinutes', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
