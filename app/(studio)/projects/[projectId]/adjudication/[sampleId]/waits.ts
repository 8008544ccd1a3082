import type { UnitView } from '@/lib/adjudication/view';

/** Whether a segment still needs a decision of the lead. */
export const waits = ({ label, agreed }: UnitView): boolean => (label?.decided ? !label.grounded : !agreed);

/** Pivotal first: those decide the answer's verdict; then whatever waits. */
export function firstOf(units: readonly UnitView[]): number {
  const pivotal = units.findIndex((unit) => unit.pivotal && waits(unit));
  return Math.max(0, pivotal >= 0 ? pivotal : units.findIndex(waits));
}

/** The next segment after one that waits, round again from the first; the same where none does. */
export function nextWaiting(units: readonly UnitView[], at: number): number {
  const order = [...units.keys()];
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find((index) => waits(units[index]!)) ?? at;
}
