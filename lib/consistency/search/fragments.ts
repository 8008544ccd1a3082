/** The reference as one sequence, with every place where two neighbours stand, to find the longest common spans. */
export interface FragmentIndex {
  ids: Map<string, number>;
  tokens: Int32Array;
  /** Last position of a pair of neighbours, and from each position the one before it with the same pair. */
  last: Map<number, number>;
  earlier: Int32Array;
}

/** Ids are below this, so that a pair of them is one exact number. */
const WIDTH = 2 ** 22;
/** How many places of a frequent pair are tried. */
const PLACES = 200;

export function fragmentIndex(sequences: readonly (readonly string[])[]): FragmentIndex {
  const ids = new Map<string, number>();
  const tokens = new Int32Array(sequences.reduce((sum, sequence) => sum + sequence.length + 1, 0));
  const last = new Map<number, number>();
  const earlier = new Int32Array(tokens.length).fill(-1);
  let at = 0;
  for (const sequence of sequences) {
    for (const token of sequence) {
      let id = ids.get(token);
      if (id === undefined) {
        id = ids.size + 1;
        ids.set(token, id);
      }
      tokens[at] = id;
      if (at > 0 && tokens[at - 1] !== 0) {
        const pair = tokens[at - 1]! * WIDTH + id;
        earlier[at - 1] = last.get(pair) ?? -1;
        last.set(pair, at - 1);
      }
      at += 1;
    }
    at += 1; // a zero parts the sentences
  }
  return { ids, tokens, last, earlier };
}

/**
 * Fragment density of a segment: the square root of the summed squares of the lengths of its greedy longest common
 * fragments with the reference, over its own length. 1 for a copy, 0 with nothing in common. After Grusky et al. 2018.
 */
export function fragmentDensity(segment: readonly string[], index: FragmentIndex): number {
  if (segment.length === 0) return 0;
  const own = segment.map((token) => index.ids.get(token) ?? -1);
  let squares = 0;
  for (let at = 0; at < own.length;) {
    const length = longestAt(own, at, index);
    squares += length * length;
    at += Math.max(1, length);
  }
  return Math.sqrt(squares) / own.length;
}

function longestAt(own: readonly number[], at: number, { tokens, last, earlier }: FragmentIndex): number {
  if (own[at]! < 0) return 0;
  if (at + 1 >= own.length || own[at + 1]! < 0) return 1;
  let longest = 1;
  let place = last.get(own[at]! * WIDTH + own[at + 1]!) ?? -1;
  for (let tried = 0; place >= 0 && tried < PLACES; tried += 1) {
    let length = 2;
    while (at + length < own.length && own[at + length] === tokens[place + length]) length += 1;
    if (length > longest) longest = length;
    place = earlier[place]!;
  }
  return longest;
}
