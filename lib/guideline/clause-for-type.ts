import type { ErrorType } from '@/lib/typology/error-type';
import type { Clause } from './clause';

/**
 * The clause about an error type: the first whose title holds the type's short name as a word, else the first whose title is
 * or begins with one of its `names`. Null where there is none.
 */
export function clauseForType(
  clauses: readonly Clause[],
  type: ErrorType,
  names: readonly string[],
): Clause | null {
  const code = new RegExp(`(?<![A-Za-z])${type}(?![A-Za-z])`);
  const wanted = names.map(fold);
  return (
    clauses.find(({ title }) => code.test(title)) ??
    clauses.find(({ title }) => wanted.some((name) => name !== '' && fold(title).startsWith(name))) ??
    null
  );
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
