import { expect, it } from 'vitest';
import { drawOfBoth } from './draw-of-both';

const answers = (verdict: 'consistent' | 'inconsistent', count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${verdict} ${at}`, verdict }));
const verdicts = (size: number, consistent: number, inconsistent: number) =>
  drawOfBoth([...answers('consistent', consistent), ...answers('inconsistent', inconsistent)], size)
    .map(({ verdict }) => verdict[0])
    .sort()
    .join('');

it('draws as many of either kind, and more of one where the other is used up', () => {
  expect(verdicts(4, 10, 10)).toBe('ccii');
  expect(verdicts(6, 1, 10)).toBe('ciiiii');
  expect(verdicts(9, 2, 2)).toBe('ccii');
});

it('draws the same ones each time, and more of them where more are asked for', () => {
  const all = [...answers('consistent', 10), ...answers('inconsistent', 10)];
  const four = drawOfBoth(all, 4);
  expect(drawOfBoth(all.toReversed(), 4)).toEqual(four);
  expect(drawOfBoth(all, 8).slice(0, 4)).toEqual(four);
});
