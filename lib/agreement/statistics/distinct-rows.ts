import type { SufficientStatistics } from './sufficient-statistics';

/** Answers sorted by their rows: those with equal rows are of one kind. Most of a row is zero, and is not kept. */
export interface DistinctRows {
  count: number;
  /** Where the numbers of each kind start; one more than there are kinds. */
  starts: Uint32Array;
  /** Place of each number in its row. */
  columns: Uint16Array;
  values: Float64Array;
  /** Kind of each answer. */
  kindOf: Uint32Array;
}

/** Finds the kinds by an open-addressed hash of each row's bits. */
export function distinctRows({ answers, width, values }: SufficientStatistics): DistinctRows {
  const bits = new Uint32Array(values.buffer, values.byteOffset, answers * width * 2);
  const size = 2 ** Math.ceil(Math.log2(answers * 2 + 2));
  const slots = new Int32Array(size).fill(-1);
  const firsts = new Uint32Array(answers);
  const kindOf = new Uint32Array(answers);
  let count = 0;
  for (let answer = 0; answer < answers; answer += 1) {
    let slot = hash(bits, answer * width * 2, width * 2) & (size - 1);
    while (slots[slot]! >= 0 && !sameRow(values, firsts[slots[slot]!]!, answer, width))
      slot = (slot + 1) & (size - 1);
    if (slots[slot] === -1) {
      firsts[count] = answer;
      slots[slot] = count;
      count += 1;
    }
    kindOf[answer] = slots[slot]!;
  }
  return { count, kindOf, ...sparse(values, firsts.subarray(0, count), width) };
}

function sparse(
  values: Float64Array,
  answers: Uint32Array,
  width: number,
): Pick<DistinctRows, 'starts' | 'columns' | 'values'> {
  const starts = new Uint32Array(answers.length + 1);
  answers.forEach((answer, kind) => {
    const row = values.subarray(answer * width, (answer + 1) * width);
    starts[kind + 1] = starts[kind]! + row.reduce((count, value) => count + (value === 0 ? 0 : 1), 0);
  });
  const columns = new Uint16Array(starts.at(-1)!);
  const kept = new Float64Array(columns.length);
  let to = 0;
  for (const answer of answers)
    for (let column = 0; column < width; column += 1) {
      const value = values[answer * width + column]!;
      if (value === 0) continue;
      columns[to] = column;
      kept[to] = value;
      to += 1;
    }
  return { starts, columns, values: kept };
}

function sameRow(values: Float64Array, one: number, other: number, width: number): boolean {
  for (let at = 0; at < width; at += 1)
    if (values[one * width + at] !== values[other * width + at]) return false;
  return true;
}

/** FNV-1a over 32-bit words, with a last stir, since the table looks at the low bits. */
function hash(bits: Uint32Array, from: number, length: number): number {
  let word = 0x811c9dc5;
  for (let at = from; at < from + length; at += 1) word = Math.imul(word ^ bits[at]!, 0x01000193);
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  return (word ^ (word >>> 13)) >>> 0;
}
