import { describe, expect, it } from 'vitest';
import { WORKSPACE_COMMANDS } from './workspace-keys';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { matching, PALETTE } from './palette-items';

const lines = [{ words: 'Mark inconsistent' }, { words: 'Consistent' }, { words: '因果混淆 LCaus' }];

describe('the palette', () => {
  it('has every act with a key, every type, and no line twice', () => {
    const names = PALETTE.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([...WORKSPACE_COMMANDS, ...ERROR_TYPES.map((type) => `type.${type}`)]),
    );
  });

  it('finds lines by all the words typed, in any order, those that begin so first', () => {
    expect(matching(lines, 'consistent')).toEqual([lines[1], lines[0]]);
    expect(matching(lines, 'inconsistent mark')).toEqual([lines[0]]);
    expect(matching(lines, 'ｌｃａｕｓ')).toEqual([lines[2]]);
    expect(matching(lines, '混淆')).toEqual([lines[2]]);
    expect(matching(lines, '')).toEqual(lines);
    expect(matching(lines, 'dance')).toEqual([]);
  });
});
