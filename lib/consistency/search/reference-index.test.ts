import { describe, expect, it } from 'vitest';
import { indexReference, openingOf } from './reference-index';
import { readUnits } from './units';

describe('indexReference', () => {
  it('lists the sentences, where they stand and which hold a unit', () => {
    const text = '😀公司盈利。公司公司。';
    const { sentences, postings, averageLength } = indexReference(text);
    expect(sentences.map(({ span }) => span)).toEqual([
      [0, 7],
      [7, 12],
    ]);
    expect(postings.get('公司')).toEqual([0, 1]);
    expect(sentences[1]!.counts).toEqual(
      new Map([
        ['公司', 2],
        ['司公', 1],
      ]),
    );
    expect(averageLength).toBe(3);
  });

  it('is empty for an empty reference', () => {
    const { sentences, averageLength } = indexReference('');
    expect(sentences).toEqual([]);
    expect(averageLength).toBe(0);
  });
});

describe('openingOf', () => {
  it('is the first five letters of a longer word, and null of anything else', () => {
    expect(openingOf(readUnits('contrast').units[0]!)).toBe('contr');
    expect(openingOf(readUnits('cat').units[0]!)).toBeNull();
    expect(openingOf(readUnits('123456').units[0]!)).toBeNull();
  });
});
