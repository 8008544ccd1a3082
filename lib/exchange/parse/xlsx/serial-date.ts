import type { NumberKind } from './number-format';

const DAY_MS = 86_400_000;
/** 9999-12-31: no spreadsheet program shows later dates. */
const LAST_DAY = 2_958_465;

/**
 * A date or time in ISO 8601, of the number that spreadsheets store: days, counted from 1900 or 1904. A number that is no day of theirs
 * is returned as null. Only a time stays where there is no day (below 1), and hours go beyond 24 where the format counts them.
 */
export function serialDate(serial: number, kind: NumberKind, from1904: boolean): string | null {
  if (!(serial >= 0) || serial >= LAST_DAY + 1) return null;
  const ms = Math.round(serial * DAY_MS);
  if (kind === 'elapsed') return clock(ms);
  const days = Math.floor(ms / DAY_MS);
  const rest = ms % DAY_MS;
  if (days === 0 && !from1904) return clock(rest);
  if (kind === 'time' && days === 0) return clock(rest);
  const day = from1904 ? dayOf(days + 1462) : dayOf(days);
  return rest === 0 && kind !== 'date_time' ? day : `${day}T${clock(rest)}`;
}

/** Of the system of 1900, which has a 29 February 1900 that never was: day 60. */
function dayOf(days: number): string {
  if (days === 60) return '1900-02-29';
  const since1970 = days - (days < 60 ? 25_568 : 25_569);
  return new Date(since1970 * DAY_MS).toISOString().slice(0, 10);
}

/** Hours, minutes and seconds, and thousandths where there are any. */
function clock(ms: number): string {
  const two = (count: number): string => String(count).padStart(2, '0');
  const thousandths = ms % 1_000;
  const seconds = Math.floor(ms / 1_000);
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return thousandths === 0 ? time : `${time}.${String(thousandths).padStart(3, '0')}`;
}
