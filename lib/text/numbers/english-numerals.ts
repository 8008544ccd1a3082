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
/** Pattern of a run of English number words, such as "twenty-five" or "three hundred and two thousand". */
export const ENGLISH_NUMERAL = `\\b(?:${Object.keys(SMALL).join('|')})(?:(?:[ -]|\\s+and\\s+)${WORD})*\\b`;

/** One number within a run of number words; positions in UTF-16 code units of the run. */
export interface WordNumber {
  start: number;
  end: number;
  value: number;
}

interface Category extends Omit<WordNumber, 'value'> {
  text: string;
  /** "and" stands before it. */
  and: boolean;
}

/**
 * The numbers that a run of English number words holds: "five and ten" are two, "one hundred and five" is one, and
 * "nineteen ninety-nine" is the year.
 */
export function readEnglishNumerals(run: string): WordNumber[] {
  const words = [...run.matchAll(/(and\s+)?([a-z]+)/gi)].map((match): Category => {
    const end = match.index + match[0].length;
    return { text: match[2]!.toLowerCase(), and: match[1] !== undefined, start: end - match[2]!.length, end };
  });
  const groups: Category[][] = [];
  words.forEach((word, at) => {
    const group = groups.at(-1);
    if (group && goesOn(group.at(-1)!, words.slice(at))) group.push(word);
    else groups.push([word]);
  });
  return joinYears(
    groups.map((group) => ({ start: group[0]!.start, end: group.at(-1)!.end, value: valueOf(group) })),
  );
}

/** Whether the first of `rest` belongs to the number that `before` is part of. */
function goesOn(before: Category, rest: readonly Category[]): boolean {
  const [{ text, and }, next] = rest as [Category, Category | undefined];
  if (text in SCALES) return true;
  // "one hundred and two hundred" are two.
  if (before.text in SCALES) return !(and && next?.text === before.text);
  return SMALL[before.text]! >= 20 && SMALL[text]! > 0 && SMALL[text]! < 10 && !and;
}

function valueOf(words: readonly Category[]): number {
  let total = 0;
  let section = 0;
  for (const { text } of words) {
    const scale = SCALES[text];
    if (scale === undefined) section += SMALL[text]!;
    else if (scale === 100) section *= 100;
    else {
      total += section * scale;
      section = 0;
    }
  }
  return total + section;
}

/** "nineteen" and "ninety-nine" side by side are 1999. */
function joinYears(numbers: readonly WordNumber[]): WordNumber[] {
  const joined: WordNumber[] = [];
  for (const number of numbers) {
    const before = joined.at(-1);
    const century = before && before.end + 1 === number.start && before.value >= 13 && before.value <= 20;
    if (century && number.value >= 10 && number.value <= 99)
      joined[joined.length - 1] = {
        start: before.start,
        end: number.end,
        value: before.value * 100 + number.value,
      };
    else joined.push(number);
  }
  return joined;
}
