import { expect, it } from 'vitest';
import { type OrderPair, refusalOf } from './pair';

const pair: OrderPair = {
  name: 'line 2',
  question: '',
  article: 'The ferry runs daily.',
  correct: 'The ferry runs every day.',
  incorrect: 'The ferry runs on Sundays.',
  language: 'en',
  category: 'factuality',
};

it.each([
  [{}, null],
  [{ incorrect: 'The ferry  runs every day. ' }, 'equal'],
  [{ incorrect: 'ＴＨＥ ferry runs every day.' }, 'equal'],
  [{ correct: '渡轮每天运行。', incorrect: '渡轮每天运行。' }, 'equal'],
  [{ correct: ' ' }, 'empty'],
  [{ article: '' }, 'empty'],
])('%j: refused as %s', (change, reason) => {
  expect(refusalOf({ ...pair, ...change })).toBe(reason);
});
