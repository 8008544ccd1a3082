/** Whether words hold every word that was typed; case and width do not matter. */
export const holdsWords = (words: string, typed: string): boolean =>
  wordsOf(typed).every((word) => fold(words).includes(word));

/** The items whose words hold every word that was typed, those that begin with it first; case and width do not matter. */
export function matching<Item extends { words: string }>(items: readonly Item[], typed: string): Item[] {
  const [first] = wordsOf(typed);
  const found = items.filter(({ words }) => holdsWords(words, typed));
  const begins = ({ words }: Item): boolean => first !== undefined && fold(words).startsWith(first);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
