import { describe, expect, it } from 'vitest';
import { compareNames } from './by-name';

describe('compareNames', () => {
  it('goes by pinyin, then by the alphabet, without regard to case', () => {
    expect(['Zoe', '王芳', 'bo', '李雷', 'Cy', 'Ann'].toSorted(compareNames)).toEqual([
      ...['李雷', '王芳'],
      ...['Ann', 'bo', 'Cy', 'Zoe'],
    ]);
  });
});
