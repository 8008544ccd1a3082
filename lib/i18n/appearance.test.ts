import { describe, expect, it } from 'vitest';
import { toContrast } from './contrast';
import { toTextSize } from './text-size';

describe('what is kept of the appearance', () => {
  it('is taken as it was written, and for nothing else', () => {
    expect(['more', 'system', 'less', undefined].map(toContrast)).toEqual([
      'more',
      'system',
      'system',
      'system',
    ]);
    expect(['3', 2, '4', '', null].map(toTextSize)).toEqual([3, 2, 0, 0, 0]);
  });
});
