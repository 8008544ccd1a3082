import { expect, it } from 'vitest';
import { textLines } from '@/lib/text/lines';
import { marksByLine } from './marks-by-line';

it('a mark: is given to exactly the lines that it touches', () => {
  const lines = textLines('aaa\nbbb\nccc');
  const mark = { start: 2, end: 5 };
  const edge = { start: 3, end: 4 };
  expect([...marksByLine(lines, [mark, edge])]).toEqual([
    [0, [mark]],
    [1, [mark]],
  ]);
});
