import { expect, it } from 'vitest';
import { isRefusedFromStart } from './refused-from-start';

const rejected = (count: number): string[] => Array<string>(count).fill('rejected');

it.each<[string, (string | null | undefined)[], boolean]>([
  ['four samples, all refused', rejected(4), false],
  ['the first five refused', rejected(5), true],
  ['the first five refused, the sixth judged', [...rejected(5), null], true],
  ['one of the first five judged or at work', [...rejected(2), undefined, ...rejected(9)], false],
  ['one of the first five failed otherwise', [...rejected(4), 'filtered', 'rejected'], false],
  ['one of the first five failed in the method itself', [null, ...rejected(5)], false],
])('%s: whether unknown refusals end the work', (_, faults, ends) => {
  expect(isRefusedFromStart(faults)).toBe(ends);
});
