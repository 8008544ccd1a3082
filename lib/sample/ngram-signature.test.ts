import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ngramsOf, ngramSignature, signatureSimilarity } from './ngram-signature';
import { spellings } from './spellings';

/** Numbers of n-grams, worked out apart from the code with integers without a limit. */
const [THE, TH, HE] = [566, 1448, 2202];
const [LONG_RIVER, LONG, RIVER] = [2100, 5587, 883];

const ones = (bytes: Uint8Array): number[] =>
  [...bytes].flatMap((byte, at) =>
    [...Array(8).keys()].filter((bit) => (byte >> bit) & 1).map((bit) => at * 8 + bit),
  );
const mayHold = (bytes: Uint8Array, search: string): boolean => {
  const bits = new Set(ones(bytes));
  return ngramsOf(search).every((piece) => bits.has(piece % (bytes.length * 8)));
};

describe('ngramsOf', () => {
  it('has threes and twos of letters', () => expect(ngramsOf('the')).toEqual([THE, TH, HE]));
  it('has twos and ones of Chinese', () => expect(ngramsOf('长江')).toEqual([LONG_RIVER, LONG, RIVER]));
  it('has Chinese characters beside letters, but no threes across them', () =>
    expect(ngramsOf('the江')).toEqual([THE, TH, HE, expect.any(Number), RIVER]));
  it('has none of a single letter', () => expect([ngramsOf('z'), ngramsOf('')]).toEqual([[], []]));
  it('has eight at most, the most telling', () => {
    const ngrams = ngramsOf('there is more');
    expect(ngrams).toHaveLength(8);
    expect(ngrams[0]).toBe(THE);
    expect(ngrams).not.toContain(TH);
  });
});

describe('signatureOf', () => {
  it('sets the bits of all n-grams, in eight bytes where they are few', () => {
    expect(ones(ngramSignature(['the']))).toEqual([26, 40, 54]); // 2202, 1448 and 566 mod 64
    expect(ones(ngramSignature(['长', '江']))).toEqual([19, 51]); // 5587 and 883: no piece reaches over two texts
    expect(ngramSignature(['', ''])).toEqual(new Uint8Array(8));
  });
  it('grows with what it holds, until it has 8192 bits', () => {
    const chinese = (length: number) => String.fromCharCode(...Array.from({ length }, (_, n) => 0x4e00 + n));
    // 15 n-grams of 8 characters, 31 of 16; 200 have 399, of which a few share a bit; 3000 have more than there is room for.
    const bytes = [8, 16, 200, 3_000].map((length) => ngramSignature([chinese(length)]).length);
    expect(bytes).toEqual([8, 16, 256, 1_024]);
  });
  it('rules out what a text does not hold', () => {
    const bytes = ngramSignature(['The river is 120 km long.', '长江全长约6300公里。']);
    expect(['river', '120 km', '长江', '公里', 'z'].map((search) => mayHold(bytes, search))).not.toContain(
      false,
    );
    expect(['zebra', 'RIVER', '121', '黄河', '江长'].map((search) => mayHold(bytes, search))).not.toContain(
      true,
    );
  });
});

/** Where capitals, pairs of code units and marks that join make traps. */
const TRAPS = [...'aZ zß İıiIΣσςΑŉǅﬁÅé江长😀👩‍👧の한\u0301\u200d-05'];
const word = fc.string({ unit: fc.constantFrom(...TRAPS), minLength: 1, maxLength: 12 });
const anything = fc.string({ unit: 'grapheme', maxLength: 40 });

it('never rules out a text that holds any spelling of a search', () => {
  const search = fc.oneof(
    word,
    anything.filter((text) => text !== ''),
  );
  fc.assert(
    fc.property(
      search,
      fc.nat(),
      anything,
      word,
      fc.array(anything),
      (looked, which, before, after, others) => {
        const all = spellings(looked);
        const held = all[which % all.length]!;
        expect(mayHold(ngramSignature([...others, before + held + after]), held)).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('the similarity of two signatures', () => {
  it('of one text: 1, and of texts without a common n-gram: 0', () => {
    expect(signatureSimilarity(ngramSignature(['甲乙丙丁']), ngramSignature(['甲乙丙丁']))).toBe(1);
    expect(signatureSimilarity(ngramSignature(['甲乙']), ngramSignature(['丙丁']))).toBe(0);
  });

  it('of 甲乙丙 and 甲乙丁, which share 甲, 乙 and 甲乙 of seven n-grams: 3/7', () => {
    // Beside those three: 丙, 乙丙, 丁 and 乙丁.
    expect(signatureSimilarity(ngramSignature(['甲乙丙']), ngramSignature(['甲乙丁']))).toBeCloseTo(3 / 7);
  });

  it('of different lengths: the longer is taken as if it were short', () => {
    const long = ngramSignature([Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ')]);
    const short = ngramSignature(['word1 word2']);
    expect(long.length).toBeGreaterThan(short.length);
    expect(signatureSimilarity(short, long)).toBe(signatureSimilarity(long, short));
  });

  it('of two texts without an n-gram: 1', () => {
    expect(signatureSimilarity(ngramSignature(['']), ngramSignature(['']))).toBe(1);
  });
});
