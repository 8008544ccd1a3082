const HOUR_MS = 3_600_000;

/** Until when a place is kept for a person who does not work on it; null without end. */
export function leaseFrom(now: Date, leaseHours: number | null): Date | null {
  return leaseHours === null ? null : new Date(now.getTime() + leaseHours * HOUR_MS);
}

/** Whether work at `now` moves the end of the lease: once a tenth of it is gone, so that not every save writes it. */
export function isDueForMore(now: Date, leaseUntil: Date, leaseHours: number): boolean {
  return leaseUntil.getTime() - now.getTime() < 0.9 * leaseHours * HOUR_MS;
}
