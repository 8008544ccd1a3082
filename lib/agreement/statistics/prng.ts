/** Fills an array with the next whole numbers, from 0 to 2^32 − 1. */
export type RandomStream = (into: Uint32Array) => void;

/**
 * Seeded random numbers: sfc32 (Chris Doty-Humphrey's PractRand), its state spread from the seed by splitmix32. The
 * same seed gives the same stream on every machine, however it is portioned; not for secrets.
 */
export function randomStream(seed: number): RandomStream {
  let spread = seed | 0;
  const word = (): number => {
    spread = (spread + 0x9e3779b9) | 0;
    let mixed = Math.imul(spread ^ (spread >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  const state = Int32Array.of(word(), word(), word(), 1);
  return (into) => {
    // Locals, not the array: a resample takes millions.
    let [a, b, c, counter] = [state[0]!, state[1]!, state[2]!, state[3]!];
    for (let at = 0; at < into.length; at += 1) {
      const out = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + out) | 0;
      into[at] = out;
    }
    state.set([a, b, c, counter]);
  };
}

/** One number at a time, from 0 to n − 1. */
export function randomIndices(seed: number): (n: number) => number {
  const stream = randomStream(seed);
  const block = new Uint32Array(1024);
  let at = block.length;
  return (n) => {
    if (at === block.length) {
      stream(block);
      at = 0;
    }
    return Math.floor((block[at++]! / 2 ** 32) * n);
  };
}
