import { describe, expect, it } from 'vitest';
import { fragmentDensity, fragmentIndex } from './fragments';

const density = (segment: string, ...sentences: string[]): number =>
  fragmentDensity([...segment], fragmentIndex(sentences.map((sentence) => [...sentence])));

describe('fragmentDensity', () => {
  it('is 1 for a copy and 0 with nothing in common', () => {
    expect(density('abcd', 'xxabcdyy')).toBe(1);
    expect(density('abcd', 'wxyz')).toBe(0);
  });

  it('is the root of the summed squares of the fragments over the length', () => {
    // ab and d: sqrt(4 + 1) / 4
    expect(density('abxd', 'abcd')).toBeCloseTo(Math.sqrt(5) / 4, 12);
  });

  it('takes the longest of the places where a pair stands', () => {
    expect(density('abcd', 'abxabcdxab')).toBe(1);
  });

  it('makes no fragment across two sentences', () => {
    expect(density('ab', 'xa', 'bx')).toBeCloseTo(Math.sqrt(2) / 2, 12);
  });

  it('is 0 for an empty segment or reference', () => {
    expect(density('', 'ab')).toBe(0);
    expect(density('ab')).toBe(0);
  });
});
