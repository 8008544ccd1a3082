import { toAscii } from '@/lib/text/numbers/figures';
import type { Quantity } from '@/lib/text/numbers/numbers';

const WIDE_ZERO = '０'.charCodeAt(0);

/**
 * The same figures with another leading one, so that no rounding makes both mean the same: "1,200 km" becomes "2,200 km". All
 * else of it stays, and its width. 1 is left, since what it counts is in the singular, and so is the whole of 100 %.
 */
export function otherFigures(
  was: string,
  { value, percent }: Quantity,
  bound: 'up' | 'down' | 'either',
): string[] {
  const at = was.search(/[1-9１-９]/);
  if (at < 0 || value === 1 || (percent && value === 100)) return [];
  const digit = Number(toAscii(was[at]!));
  const upwards = Array.from({ length: 9 - digit }, (_, index) => digit + 1 + index);
  const downwards = Array.from({ length: digit - 1 }, (_, index) => digit - 1 - index);
  const isSingle = /^[0-9０-９](?![0-9０-９.．])/.test(was);
  const digits = bound === 'up' ? upwards : bound === 'down' ? downwards : [...upwards, ...downwards];
  const wide = was.charCodeAt(at) >= WIDE_ZERO;
  return digits
    .filter((other) => !(isSingle && other === 1))
    .map(
      (other) =>
        was.slice(0, at) + (wide ? String.fromCharCode(WIDE_ZERO + other) : other) + was.slice(at + 1),
    );
}
