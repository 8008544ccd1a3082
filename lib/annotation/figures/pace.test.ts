import { expect, it } from 'vitest';
import { paceRows, type PaceOf } from './pace';

const pace = (medianMs: number, annotations: number) => ({
  lowerMs: medianMs / 2,
  medianMs,
  upperMs: medianMs * 2,
  annotations,
});
const of = (authorId: string | null, arm: PaceOf['arm'], medianMs: number, annotations: number): PaceOf => ({
  authorId,
  author: authorId && `Person ${authorId}`,
  arm,
  ...pace(medianMs, annotations),
});

it('gives everybody a row, who has most timed annotations first, and a gap where nothing was timed', () => {
  const { all, byAnnotator } = paceRows([
    of('a', 'prefilled', 4000, 2),
    of('a', null, 4000, 2),
    of('b', 'blind', 9000, 3),
    of('b', null, 9000, 3),
    of(null, 'prefilled', 4000, 2),
    of(null, 'blind', 9000, 3),
    of(null, null, 7000, 5),
  ]);
  expect(all).toEqual({
    key: 'all',
    name: '',
    together: pace(7000, 5),
    arms: { prefilled: pace(4000, 2), reveal: null, control: null, blind: pace(9000, 3) },
  });
  expect(byAnnotator.map(({ key, name, arms }) => [key, name, arms.prefilled, arms.blind])).toEqual([
    ['b', 'Person b', null, pace(9000, 3)],
    ['a', 'Person a', pace(4000, 2), null],
  ]);
});

it('orders people with equally many by name, Chinese ones by pinyin first', () => {
  const named = (authorId: string, author: string): PaceOf => ({ ...of(authorId, null, 4000, 2), author });
  const { byAnnotator } = paceRows([
    named('a', 'Bo'),
    named('b', '张伟'),
    named('c', 'ann'),
    named('d', '李娜'),
  ]);
  expect(byAnnotator.map(({ name }) => name)).toEqual(['李娜', '张伟', 'ann', 'Bo']);
});

it('has only gaps where nothing was timed', () => {
  const { all, byAnnotator } = paceRows([]);
  expect([all.together, Object.values(all.arms), byAnnotator]).toEqual([null, [null, null, null, null], []]);
});
