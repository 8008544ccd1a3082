import { describe, expect, it } from 'vitest';
import { numberKind } from './number-format';

describe('numberKind', () => {
  it.each([
    [0, 'number'],
    [1, 'number'],
    [14, 'date'],
    [18, 'time'],
    [22, 'date_time'],
    [31, 'date'],
    [33, 'time'],
    [46, 'elapsed'],
    [49, 'number'],
    [57, 'date'],
  ] as const)('of the format %i without a text of its own is %s', (id, kind) => {
    expect(numberKind(id, undefined)).toBe(kind);
  });

  it.each([
    ['General', 'number'],
    ['0.00E+00', 'number'],
    ['#,##0 "days"', 'number'],
    ['[$USD-409] #,##0', 'number'],
    ['[Red]0.00;[Blue]-0.00', 'number'],
    ['0_d', 'number'],
    ['0\\h', 'number'],
    ['@', 'number'],
    ['yyyy-mm-dd', 'date'],
    ['mmm', 'date'],
    ['[$-804]yyyy"年"m"月"d"日";@', 'date'],
    ['yyyy/m/d h:mm', 'date_time'],
    ['hh:mm:ss', 'time'],
    ['h:mm AM/PM', 'time'],
    ['上午/下午h"时"mm"分"', 'time'],
    ['mm:ss.0', 'time'],
    ['[h]:mm:ss', 'elapsed'],
    ['[mm]:ss', 'elapsed'],
    ['"yyyy', 'number'],
  ] as const)('of the text %j is %s', (code, kind) => {
    expect(numberKind(164, code)).toBe(kind);
  });

  it('goes by the text where a file gives a built-in format another one', () => {
    expect(numberKind(14, '0.00')).toBe('number');
  });
});
