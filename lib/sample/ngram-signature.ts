/** Bits of the longest signature; a power of two, as is the fewest. */
const MOST_BITS = 8_192;
const LEAST_BITS = 64;
/** Bits of the signature for each bit set, at least, so that few are set by chance. */
const SPARSE = 4;
/** The n-grams of a search that are checked: hardly any text holds this many of them and not the rest. */
const ASKED = 8;
/** From here on one character tells much: Chinese, Japanese and Korean ones, and halves of surrogate pairs. */
const TELLING = 0x2e80;

/**
 * Which n-grams texts hold, so that a search reads only those that may hold what is looked for: a set of bits, the lowest of each byte
 * first, in which n-gram p is bit p mod the number of bits. Stored: who changes the n-grams empties the column in a migration.
 */
export function ngramSignature(texts: readonly string[]): Uint8Array {
  const bits = new Uint8Array(MOST_BITS / 8);
  let set = 0;
  const add = (piece: number): void => {
    const bit = 1 << (piece & 7);
    if (bits[piece >> 3]! & bit) return;
    bits[piece >> 3]! |= bit;
    set += 1;
  };
  for (const text of texts) eachPiece(text, add);
  let bytes = bits.length;
  while (bytes * 8 > LEAST_BITS && bytes * 4 >= set * SPARSE) {
    bytes /= 2;
    for (let at = 0; at < bytes; at += 1) bits[at]! |= bits[at + bytes]!;
  }
  return bits.slice(0, bytes);
}

/** The n-grams that every text has which holds this one exactly, the most telling first; none of a single letter. */
export function ngramsOf(text: string): number[] {
  const ofLength: number[][] = [[], [], []];
  eachPiece(text, (piece, length) => ofLength[length - 1]!.push(piece));
  return [...new Set(ofLength.reverse().flat())].slice(0, ASKED);
}

/** Every character that tells much, every two that follow each other, and in alphabets every three; UTF-16 code units. */
function eachPiece(text: string, add: (piece: number, length: 1 | 2 | 3) => void): void {
  let [third, second] = [TELLING, TELLING];
  for (let at = 0; at < text.length; at += 1) {
    const last = text.charCodeAt(at);
    if (last >= TELLING) add(numberOf(0, 0, last), 1);
    if (at > 0) add(numberOf(0, second, last), 2);
    if (third < TELLING && second < TELLING && last < TELLING) add(numberOf(third, second, last), 3);
    [third, second] = [second, last];
  }
}

/** A number below MOST_BITS for up to three code units, spread by the finalizer of MurmurHash3. */
function numberOf(third: number, second: number, last: number): number {
  let hash = Math.imul(third, 0x9e3779b1) ^ ((second << 16) | last);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (MOST_BITS - 1);
}

/** The share of n-grams that two texts have in common, of those that either has (Jaccard), 0 to 1; 1 for two without any. */
export function signatureSimilarity(one: Uint8Array, other: Uint8Array): number {
  const bytes = Math.min(one.length, other.length);
  const [a, b] = [shortened(one, bytes), shortened(other, bytes)];
  let [both, either] = [0, 0];
  for (let at = 0; at < bytes; at += 1) {
    both += bitCount(a[at]! & b[at]!);
    either += bitCount(a[at]! | b[at]!);
  }
  return either === 0 ? 1 : both / either;
}

/** A signature of fewer bytes: n-gram p is bit p mod the number of bits. */
function shortened(signature: Uint8Array, bytes: number): Uint8Array {
  const short = signature.slice(0, bytes);
  for (let at = bytes; at < signature.length; at += 1) short[at % bytes]! |= signature[at]!;
  return short;
}

function bitCount(byte: number): number {
  let count = 0;
  for (let left = byte; left > 0; left &= left - 1) count += 1;
  return count;
}
