import type { Clause } from './clause';

/** The clauses that hold all the words of a query, in order; none for an empty one. Case and width do not matter. */
export function findClauses<C extends Pick<Clause, 'id' | 'title' | 'text'>>(
  clauses: readonly C[],
  query: string,
): C[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clauses.filter(({ id, title, text }) => {
    const all = fold(`${id} ${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
