import { describe, expect, it } from 'vitest';
import {
  countSelected,
  EVERYTHING,
  isSelected,
  NOTHING,
  pageState,
  rowsBetween,
  type Selection,
  withRows,
} from './selection';

const PAGE = ['a', 'b', 'c', 'd'];
const chosen = (selection: Selection) => PAGE.filter((id) => isSelected(selection, id)).join('');

describe('a selection of rows one by one', () => {
  it('a toggled row: is added, then removed', () => {
    const two = withRows(NOTHING, ['a', 'c'], true);
    expect(chosen(two)).toBe('ac');
    expect(countSelected(two, 12_345)).toBe(2);
    expect(chosen(withRows(two, ['a', 'b'], false))).toBe('c');
    expect(chosen(two)).toBe('ac');
  });
});

describe('a selection of all that match', () => {
  it('rows left out: the count covers all pages without them', () => {
    const most = withRows(EVERYTHING, ['b'], false);
    expect(chosen(most)).toBe('acd');
    expect(countSelected(EVERYTHING, 12_345)).toBe(12_345);
    expect(countSelected(most, 12_345)).toBe(12_344);
    expect(withRows(most, ['b'], true)).toEqual(EVERYTHING);
    expect(countSelected(most, 0)).toBe(0);
  });
});

describe('rowsBetween', () => {
  it('two rows in either order: the rows between them, both included', () => {
    expect(rowsBetween(PAGE, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rowsBetween(PAGE, 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(rowsBetween(PAGE, 'b', 'b')).toEqual(['b']);
  });

  it('a start on another page: only the last row', () => {
    expect(rowsBetween(PAGE, null, 'b')).toEqual(['b']);
    expect(rowsBetween(PAGE, 'z', 'b')).toEqual(['b']);
  });
});

it('says how much of a page is chosen', () => {
  expect(pageState(NOTHING, PAGE)).toBe('none');
  expect(pageState(withRows(NOTHING, ['a'], true), PAGE)).toBe('some');
  expect(pageState(EVERYTHING, PAGE)).toBe('all');
  expect(pageState(EVERYTHING, [])).toBe('none');
});
