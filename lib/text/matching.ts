/** The items whose words hold every word that was typed, those that begin with it first; case and width do not matter. */
export function matching<Item extends { words: string }>(items: readonly Item[], typed: string): Item[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const found = items.filter(({ words }) => wanted.every((word) => fold(words).includes(word)));
  const begins = ({ words }: Item): boolean => wanted.length > 0 && fold(words).startsWith(wanted[0]!);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
