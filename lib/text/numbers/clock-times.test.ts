import { describe, expect, it } from 'vitest';
import { findClockTimes } from './clock-times';

const times = (text: string): string[] =>
  findClockTimes(text).map(({ start, end, hour, minute }) => `${text.slice(start, end)} ${hour}:${minute}`);

describe('findClockTimes', () => {
  it.each([
    ['开门时间为9:00至21：30', ['9:00 9:0', '21：30 21:30']],
    ['周末九点开门', ['九点 9:0']],
    ['九点半、九点一刻、九点三刻', ['九点半 9:30', '九点一刻 9:15', '九点三刻 9:45']],
    ['下午三点', ['三点 3:0']],
    ['三点五十分', ['三点五十分 3:50']],
    ['上午9点20分', ['9点20分 9:20']],
    ['9时30分', ['9时30分 9:30']],
    ['𠮷田面馆２１：３０打烊', ['２１：３０ 21:30']],
    ['open from 9 a.m. to 5:30 pm', ['9 a.m. 9:0', '5:30 pm 5:30']],
    ["at 9 o'clock", ["9 o'clock 9:0"]],
  ])('reads %s', (text, expected) => expect(times(text)).toEqual(expected));

  it.each([
    '三点建议',
    '三点五倍',
    '3.5 percent',
    '2小时',
    '比例为1:500',
    '12:34:56',
    '25:00',
    'Gen 1:999',
    '一点一滴',
  ])('finds none in %s', (text) => expect(times(text)).toEqual([]));
});
