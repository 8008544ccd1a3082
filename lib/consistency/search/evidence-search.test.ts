import { describe, expect, it } from 'vitest';
import { credit, rankSentences, searchEvidence } from './evidence-search';
import { indexReference } from './reference-index';
import { readUnits } from './units';

const search = (segment: string, reference: string) =>
  searchEvidence(readUnits(segment).units, indexReference(reference));

describe('rankSentences', () => {
  it('scores by BM25 with k1 1.2 and b .5', () => {
    // Two sentences of one unit each, one of them holds the word: idf ln(1 + 1.5/1.5), no length penalty.
    const ranked = rankSentences(readUnits('cat').units, indexReference('Cat. Dog.'));
    expect(ranked).toHaveLength(1);
    expect(ranked[0]!.sentence).toBe(0);
    expect(ranked[0]!.score).toBeCloseTo(Math.log(2), 12);
  });

  it('puts the rarer word first and equals in their order', () => {
    const index = indexReference('Cat sat. Cat ran. Cat flew.');
    expect(rankSentences(readUnits('cat flew').units, index).map(({ sentence }) => sentence)).toEqual([
      2, 0, 1,
    ]);
  });
});

describe('credit', () => {
  const [sentence] = indexReference('Contrast matters.').sentences;
  const worth = (word: string): number => credit(readUnits(word).units[0]!, sentence!);

  it('gives 1 for the word, .6 for its first five letters, 0 else', () => {
    expect(worth('contrasts')).toBe(1);
    expect(worth('contract')).toBe(0.6);
    expect(worth('consists')).toBe(0);
  });
});

describe('searchEvidence', () => {
  it('takes the closest first, then what each adds', () => {
    // Four words of weight 1: the first sentence holds two, the second one more, the third nothing new.
    const { found, credits } = search('red fox saw owl', 'A red fox. An owl. A fox.');
    expect(found).toEqual([
      { sentence: 0, coverage: 0.5, gain: 0.5 },
      { sentence: 1, coverage: 0.25, gain: 0.25 },
    ]);
    expect(credits).toEqual([1, 1, 0, 1]);
  });

  it('takes three sentences at most', () => {
    const { found } = search(
      'red blue green gold',
      'Red. Blue. Green. Gold.'.toLowerCase().replaceAll('. ', '.\n'),
    );
    expect(found).toHaveLength(3);
  });

  it('finds nothing where nothing is shared, or where there is nothing to look for', () => {
    expect(search('猫', '狗在跑。')).toEqual({ found: [], credits: [0] });
    expect(search('……', '狗在跑。')).toEqual({ found: [], credits: [] });
    expect(search('猫', '')).toEqual({ found: [], credits: [0] });
  });
});
