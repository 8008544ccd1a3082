export const ROWS = 100_000;

/** Bytes of UTF-8 in the texts of one row: 2 KB together. */
const BYTES = { question: 100, reference: 1_400, answer: 548 };

const WORDS = [
  ...[
    '河流',
    '发源于',
    '北部山区',
    '全长',
    '约三百公里',
    '沿岸',
    '水库',
    '1987 年',
    '的',
    '在',
    '，',
    '。',
    '工程师',
  ],
  ...[
    '记录',
    '水位',
    '高于',
    '往年',
    '平均',
    '但是',
    '居民',
    '认为',
    '“洪水”',
    '不会',
    '到达',
    '上游',
    '县城',
    '并且',
  ],
  ...[
    'the ',
    'river ',
    'rises ',
    'in ',
    'northern ',
    'hills ',
    'and ',
    '312 ',
    'km ',
    'later ',
    'joins ',
    'a ',
  ],
  ...[
    'reservoir',
    ', ',
    '. ',
    'Engineers ',
    'measured ',
    'levels ',
    'above ',
    '"normal" ',
    'while ',
    'farmers ',
  ],
];
const SIZES = WORDS.map((word) => Buffer.byteLength(word));

export type BenchRow = [question: string, reference: string, answer: string, id: string];

/** Chinese and English mixed, 2 KB of UTF-8 a row unless references are longer, different in every row, the same in every run. */
export function* benchRows(count: number, reference = BYTES.reference): Generator<BenchRow> {
  let seed = 1;
  const text = (bytes: number): string => {
    let written = '';
    for (let left = bytes; left > 0;) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      const word = (seed >>> 16) % WORDS.length;
      written += WORDS[word]!;
      left -= SIZES[word]!;
    }
    return written;
  };
  for (let row = 0; row < count; row += 1)
    yield [text(BYTES.question), text(reference), text(BYTES.answer), `bench-${row}`];
}
