// What a queue ranks samples by, and how ranked and random ones take turns. server/sort-queue.ts has the same in SQL.

/**
 * Shannon entropy in bits of what judges say, given how many say each thing: 0 where all say the same, null where fewer
 * than two speak.
 */
export function entropy(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (all < 2) return null;
  return counts.reduce((sum, n) => (n === 0 ? sum : sum - (n / all) * Math.log2(n / all)), 0);
}

/**
 * Share of the pairs of two lists of verdicts, one from each, that differ: judges against people. Null where either is
 * empty.
 */
export function pairsApart(a: readonly string[], b: readonly string[]): number | null {
  if (a.length === 0 || b.length === 0) return null;
  const differ = a.reduce((sum, x) => sum + b.filter((y) => y !== x).length, 0);
  return differ / (a.length * b.length);
}

/** Share of the pairs within one list that differ; null for fewer than two. */
export function pairsWithin(list: readonly string[]): number | null {
  const { length } = list;
  if (length < 2) return null;
  const differ = list.reduce((sum, x, at) => sum + list.slice(at + 1).filter((y) => y !== x).length, 0);
  return differ / ((length * (length - 1)) / 2);
}

/** Place in the queue of the n-th (from 0) of a part that gets `percent` of the turns: the parts interleave evenly. */
export const turnKey = (n: number, percent: number): number => (n + 0.5) / (percent / 100);
