import { describe, expect, it } from 'vitest';
import { isRefusedFromStart } from './refused-from-start';

const rejected = (count: number): string[] => Array<string>(count).fill('rejected');

describe('whether refusals that nobody knows end the work', () => {
  it.each<[string, number, (string | null)[], boolean]>([
    ['four samples met them', 0, rejected(4), false],
    ['the first five samples met them', 0, rejected(5), true],
    ['more than five met them', 0, rejected(9), true],
    ['five met them beside one that was judged', 1, rejected(5), false],
    ['one of the first five failed otherwise', 0, [...rejected(4), 'filtered', 'rejected'], false],
    ['one of the first five failed in the method itself', 0, [null, ...rejected(5)], false],
    ['a later sample failed otherwise', 0, [...rejected(5), 'overloaded'], true],
    ['a whole dry run met them', 0, rejected(3), false],
  ])('%s', (_, judged, faults, ends) => {
    expect(isRefusedFromStart(judged, faults)).toBe(ends);
  });
});
