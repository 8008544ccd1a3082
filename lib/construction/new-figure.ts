import { findNumbers } from '@/lib/text/numbers/numbers';

/** The first figure of a text that none of the others has, as it stands there; null: there is none. */
export function newFigure(text: string, others: readonly string[]): string | null {
  const known = new Set(others.flatMap((other) => findNumbers(other)).map(({ key }) => key));
  const figure = findNumbers(text).find(({ key }) => !known.has(key));
  return figure ? text.slice(figure.start, figure.end) : null;
}
