import { describe, expect, it } from 'vitest';
import { isStorable } from '@/lib/storable';
import { COLUMN_LENGTH, columnNames } from './columns';

describe('columnNames', () => {
  it('trims names, counts up those that stand twice and numbers the empty ones', () => {
    expect(columnNames([' question ', '', 'ref', 'ref', 'ref (2)', '  '], 7)).toEqual([
      ...['question', 'column 2', 'ref', 'ref (2)', 'ref (2) (2)', 'column 6', 'column 7'],
    ]);
  });

  it('numbers the columns of a file without a header', () => {
    expect(columnNames(null, 3)).toEqual(['column 1', 'column 2', 'column 3']);
  });

  it('gives only names that the database can hold', () => {
    const names = columnNames(['a\0b', 'half \ud83d', 'x'.repeat(5_000), 'x'.repeat(5_000)], 4);
    expect(names.slice(0, 2)).toEqual(['a\uFFFDb', 'half \uFFFD']);
    expect(names[3]).toBe(`${names[2]} (2)`);
    expect(names.every((name) => isStorable(name) && name.length <= COLUMN_LENGTH)).toBe(true);
  });
});
