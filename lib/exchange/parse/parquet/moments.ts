/** What a moment is counted in. */
export type Fraction = 'MILLIS' | 'MICROS' | 'NANOS';

const PLACES: Record<Fraction, number> = { MILLIS: 3, MICROS: 6, NANOS: 9 };
/** Days either way that JavaScript can name. */
const MOST_DAYS = 100_000_000n;

/** A day, counted from 1970, as ISO 8601; its number where no calendar names it. */
export const dateText = (days: number): string =>
  isNamed(BigInt(days)) ? isoOf(days * 86_400_000).slice(0, -'T00:00:00.000Z'.length) : String(days);

/** A time of day as ISO 8601, with as many decimals as it needs: none, 3, 6 or 9. */
export function timeText(count: bigint, fraction: Fraction): string {
  const second = 10n ** BigInt(PLACES[fraction]);
  const seconds = Number(count / second);
  const part = (value: number): string => String(value).padStart(2, '0');
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(part).join(':');
  return clock + decimals(count % second, fraction);
}

/** A moment, counted from 1970, as ISO 8601, with a Z where it is one of UTC; its number where no calendar names it. */
export function momentText(count: bigint, fraction: Fraction, isUtc: boolean): string {
  const second = 10n ** BigInt(PLACES[fraction]);
  const rest = ((count % second) + second) % second;
  const seconds = (count - rest) / second;
  if (!isNamed(seconds / 86_400n)) return String(count);
  const whole = isoOf(Number(seconds) * 1000).slice(0, -'.000Z'.length);
  return whole + (decimals(rest, fraction) || (isUtc ? '.000' : '')) + (isUtc ? 'Z' : '');
}

const isNamed = (days: bigint): boolean => days > -MOST_DAYS && days < MOST_DAYS;
const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The part of a second, behind its point; empty where it is none. */
function decimals(rest: bigint, fraction: Fraction): string {
  if (rest === 0n) return '';
  return `.${String(rest).padStart(PLACES[fraction], '0')}`.replace(/(?:000)+$/, '');
}
