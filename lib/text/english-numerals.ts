const SMALL: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const WORD = `(?:${Object.keys(SMALL).join('|')}|${Object.keys(SCALES).join('|')})`;
/** Pattern of a number in English words, such as "twenty-five" or "three hundred and two thousand". */
export const ENGLISH_NUMERAL = `\\b(?:${Object.keys(SMALL).join('|')})(?:(?:[ -]|\\s+and\\s+)${WORD})*\\b`;

/** Value of a number in English words; null when the words make none. */
export function parseEnglishNumeral(text: string): number | null {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word !== 'and');
  let total = 0;
  let section = 0;
  let last = Infinity;
  for (const word of words) {
    const small = SMALL[word];
    const scale = SCALES[word];
    if (small !== undefined) {
      // "five six" are two numbers, "fifty six" is one.
      if (small >= last || (last < 20 && last !== 0)) return null;
      section += small;
      last = small;
    } else if (scale === 100) {
      section *= 100;
      last = Infinity;
    } else if (scale !== undefined) {
      total += section * scale;
      section = 0;
      last = Infinity;
    } else return null;
  }
  return total + section;
}
