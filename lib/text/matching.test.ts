import { describe, expect, it } from 'vitest';
import { matching } from './matching';

const lines = [{ words: 'Mark inconsistent' }, { words: 'Consistent' }, { words: '因果混淆 LCaus' }];

describe('what a person types of a name', () => {
  it('finds lines by all the words typed, in any order, those that begin so first', () => {
    expect(matching(lines, 'consistent')).toEqual([lines[1], lines[0]]);
    expect(matching(lines, 'inconsistent mark')).toEqual([lines[0]]);
    expect(matching(lines, 'ｌｃａｕｓ')).toEqual([lines[2]]);
    expect(matching(lines, '混淆')).toEqual([lines[2]]);
    expect(matching(lines, '')).toEqual(lines);
    expect(matching(lines, 'dance')).toEqual([]);
  });
});
