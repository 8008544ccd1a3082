import type { Interval } from '@/lib/annotation/exposure/proportion';

type Format = (value: number, options: { signDisplay: 'exceptZero'; maximumFractionDigits: 0 }) => string;

/** A difference of two rates in whole percentage points, with its sign. */
export function points({ value, low, high }: Interval, format: Format): Record<keyof Interval, string> {
  const said = (part: number) => format(part * 100, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return { value: said(value), low: said(low), high: said(high) };
}
