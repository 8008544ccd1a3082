import { idFromHash } from '@/lib/sample/identity';

/** Ids to try before one that cannot be taken. */
const MOST_TRIES = 12;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LAST_DIGITS = /\d+(?=\D*$)/;

/**
 * Ids for a sample that is made of another one, in the shape of its source's id, so that no id tells a constructed sample from others:
 * "ferry-12" gives "ferry-47", then longer numbers. They follow from the texts' hash. An id without digits, and one that came
 * from a hash, gives what a sample without an id has.
 *
 * @param hash SHA-256 of the sample's texts, hex
 */
export function constructedIds(source: string, hash: string): string[] {
  const own = idFromHash(hash);
  const alike = idFromHash('0'.repeat(hash.length));
  if (source.length === alike.length && source.startsWith(alike.slice(0, alike.indexOf('0')))) return [own];
  if (UUID.test(source)) return [uuidOf(hash), own];
  const digits = LAST_DIGITS.exec(source)?.[0];
  if (digits === undefined) return [own];
  const tries = Array.from({ length: MOST_TRIES }, (_, at) =>
    source.replace(LAST_DIGITS, digitsOf(hash, digits.length + Math.floor(at / 2), at)),
  );
  return [...new Set(tries), own];
}

/** So many decimal digits of a hash, the first of which is no zero. */
function digitsOf(hash: string, length: number, turn: number): string {
  const value = BigInt(`0x${hash.slice(turn) + hash.slice(0, turn)}`);
  const least = 10n ** BigInt(length - 1);
  return String(least + (value % (9n * least)));
}

const uuidOf = (hash: string): string =>
  hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
