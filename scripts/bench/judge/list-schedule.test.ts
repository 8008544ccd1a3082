import { expect, it } from 'vitest';
import { listSchedule } from './list-schedule';

const call = (id: string, order: number, ms: number, ...after: string[]) => ({ id, order, ms, after });

it('takes as long as the longest chain where there are slots enough', () => {
  const calls = [
    call('a', 0, 100),
    call('b', 0, 200, 'a'),
    call('c', 0, 50, 'a'),
    call('d', 0, 10, 'b', 'c'),
  ];
  expect(listSchedule(calls, 32)).toBe(310);
});

it('takes the sum in one slot, and keeps the order of the samples in two', () => {
  const calls = [call('a', 0, 100), call('b', 1, 100), call('c', 2, 300), call('a2', 0, 100, 'a')];
  expect(listSchedule(calls, 1)).toBe(600);
  // a and b side by side; then a2, which is of an earlier sample, before c: 100 + 300.
  expect(listSchedule(calls, 2)).toBe(400);
  // c first would have been shorter by nothing; with c of the first sample it begins at once.
  expect(listSchedule([call('c', 0, 300), call('a', 1, 100), call('b', 1, 100, 'a')], 2)).toBe(300);
});
