import { describe, expect, it } from 'vitest';
import { cosineSimilarity, nearestText } from './nearest-text';

describe('cosineSimilarity', () => {
  it.each([
    [[1, 0], [1, 0], 1],
    [[3, 4], [6, 8], 1],
    [[1, 0], [0, 2], 0],
    [[1, 0], [-5, 0], -1],
    [[3, 4], [4, 3], 24 / 25],
    [[1, 1], [1, 0], Math.SQRT1_2],
  ])('%j and %j: %d', (one, other, similarity) => {
    expect(cosineSimilarity(one, other)).toBeCloseTo(similarity, 12);
  });

  it.each([
    ['of different lengths', [1, 0], [1, 0, 0]],
    ['of which one is nothing', [0, 0], [1, 0]],
    ['of which one is no number', [Number.NaN, 0], [1, 0]],
  ])('none of vectors %s', (_, one, other) => {
    expect(cosineSimilarity(one, other)).toBeNull();
  });
});

describe('nearestText', () => {
  const A = [3, 4];
  const B = [4, 3];
  it('the nearer text, either way', () => {
    // 1 against 0.96, so by 0.04 alone.
    expect(nearestText([3, 4], { A, B }, 0.03)).toBe('A');
    expect(nearestText([4, 3], { A, B }, 0.03)).toBe('B');
    expect(nearestText([0, 1], { A, B })).toBe('A'); // 0.8 against 0.6
    expect(nearestText([1, 0], { A, B })).toBe('B');
  });

  it('neither where it is nearer by less than the margin', () => {
    expect(nearestText([3, 4], { A, B })).toBeNull();
    expect(nearestText([1, 1], { A, B }, 0.001)).toBeNull();
    expect(nearestText([1, 0], { A: [1, 0], B: [0.95, Math.sqrt(1 - 0.95 ** 2)] }, 0.0501)).toBeNull();
  });

  it('neither where a vector is nothing', () => {
    expect(nearestText([0, 0], { A, B })).toBeNull();
    expect(nearestText([1, 0], { A: [0, 0], B })).toBeNull();
  });
});
