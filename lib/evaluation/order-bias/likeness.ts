/**
 * How alike two texts are by their pairs of neighbouring characters, 0 to 1 (Dice 1945), for Chinese and English alike. Case,
 * width, white space and marks do not count.
 */
export function likeness(one: string, other: string): number {
  const [a, b] = [bigrams(one), bigrams(other)];
  const both = [...a].filter((bigram) => b.has(bigram)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

function bigrams(text: string): Set<string> {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter));
}
