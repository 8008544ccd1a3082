/** Digits that a number keeps whatever they are. */
const SAFE_DIGITS = 15;

/** An integer as a number, or as a text of its digits where a number would change it. */
export const safeNumber = (value: bigint): number | string =>
  value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value);

/** A decimal with so many places behind the point, as a number, or as a text of its digits where a number might change it. */
export function decimalNumber(unscaled: bigint, places: number): number | string {
  const sign = unscaled < 0n ? '-' : '';
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(places + 1, '0');
  const point = digits.length - places;
  const text = sign + digits.slice(0, point) + (places > 0 ? `.${digits.slice(point)}` : '');
  return digits.length <= SAFE_DIGITS ? Number(text) : text;
}

/** A number of 32 bits with as few digits as tell it from its neighbours; a text where it is none. */
export function shortFloat(value: number): number | string {
  if (!Number.isFinite(value)) return String(value);
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

/** A signed integer of any length, its highest byte first. */
export function signedOf(bytes: Uint8Array): bigint {
  if (bytes.length === 0) return 0n;
  const hex = Buffer.from(bytes).toString('hex');
  return BigInt.asIntN(8 * bytes.length, BigInt(`0x${hex}`));
}
