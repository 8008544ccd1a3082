import { describe, expect, it } from 'vitest';
import { CellError } from './cell-error';
import { cellValue, type RawCell } from './cell-value';

const formats = { kinds: ['number', 'date'] as const, from1904: false };
const of = (cell: Partial<RawCell>) =>
  cellValue({ column: 0, type: 'n', style: 0, value: null, formula: null, ...cell }, formats);

describe('cellValue', () => {
  it.each([
    ['3', '3'],
    ['3.0', '3'],
    ['-0', '0'],
    ['007', '7'],
    ['0.10000000000000001', '0.1'],
    ['1.0E-2', '0.01'],
    ['1E+20', '100000000000000000000'],
    ['12345678901234567890', '12345678901234567890'],
    ['-42', '-42'],
    [' 5 ', '5'],
    ['', ''],
    ['no number', 'no number'],
  ])('the number %j is %j', (value, text) => {
    expect(of({ value })).toBe(text);
  });

  it('a number in the format of a date is a date, and one that is no day stays a number', () => {
    expect(of({ value: '45356', style: 1 })).toBe('2024-03-05');
    expect(of({ value: '-3', style: 1 })).toBe('-3');
    expect(of({ value: '45356', style: 9 })).toBe('45356');
  });

  it.each([
    ['b', '1', 'TRUE'],
    ['b', '0', 'FALSE'],
    ['d', '2024-03-05T14:30:00', '2024-03-05T14:30:00'],
    ['str', 'a_x000D_b', 'a\rb'],
    ['inlineStr', 'a_x000D_b', 'a_x000D_b'],
  ])('of the type %s: %j is %j', (type, value, text) => {
    expect(of({ type, value })).toBe(text);
  });

  it('an error, and a formula that nobody computed, say what the sheet shows', () => {
    expect(of({ type: 'e', value: '#N/A' })).toEqual(new CellError('#N/A'));
    expect(of({ formula: 'A1&B1' })).toEqual(new CellError('=A1&B1'));
    expect(of({ formula: 'A'.repeat(900) })).toEqual(new CellError(`=${'A'.repeat(200)}`));
    expect(of({ type: 'str', formula: 'A1&B1', value: '' })).toBe('');
    expect(of({})).toBe('');
  });
});
