import { expect, it } from 'vitest';
import { columnOf } from './cell-reference';

it.each([
  ['A1', 0],
  ['C7', 2],
  ['Z99', 25],
  ['AA1', 26],
  ['xfd1048576', 16_383],
  ['B', 1],
  ['XFE1', null],
  ['AAAA1', null],
  ['1', null],
  ['A1:B2', null],
  ['', null],
])('the column of %j is %j', (reference, column) => {
  expect(columnOf(reference)).toBe(column);
});
