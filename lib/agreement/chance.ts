/** A stream of whole numbers from 0 to 2^32 − 1. */
export type Stream = () => number;

/**
 * Chance that can be repeated: sfc32 (Chris Doty-Humphrey's PractRand), its state spread from the seed by splitmix32. The
 * same seed gives the same stream on every machine; not for secrets.
 */
export function streamOf(seed: number): Stream {
  let spread = seed | 0;
  const next = (): number => {
    spread = (spread + 0x9e3779b9) | 0;
    let word = Math.imul(spread ^ (spread >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
  let [a, b, c, counter] = [next(), next(), next(), 1];
  return () => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    return word >>> 0;
  };
}
