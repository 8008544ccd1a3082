import { describe, expect, it } from 'vitest';
import { press } from '@/lib/browser/press-fixture';
import { isSearchKey, moved, rowCommand } from './row-keys';

describe('rowCommand', () => {
  it('moves, opens and selects', () => {
    expect(rowCommand(press('KeyJ'))).toEqual({ kind: 'move', to: 'next' });
    expect(rowCommand(press('ArrowUp'))).toEqual({ kind: 'move', to: 'previous' });
    expect(rowCommand(press('Enter'))).toEqual({ kind: 'open' });
    expect(rowCommand(press('Space'))).toEqual({ kind: 'select' });
    expect(rowCommand(press('Space', { shiftKey: true }))).toEqual({ kind: 'select-range' });
    expect(rowCommand(press('KeyA', { ctrlKey: true }))).toEqual({ kind: 'select-page' });
    expect(rowCommand(press('KeyQ'))).toBeNull();
  });

  it('leaves the keys of the browser and of input methods alone', () => {
    expect(rowCommand(press('KeyJ', { ctrlKey: true }))).toBeNull();
    expect(rowCommand(press('ArrowUp', { altKey: true }))).toBeNull();
    expect(rowCommand(press('Enter', { isComposing: true }))).toBeNull();
    expect(rowCommand(press('Space', { keyCode: 229 }))).toBeNull();
  });
});

describe('isSearchKey', () => {
  it('goes by the letter or by its place on the keyboard', () => {
    expect(isSearchKey({ ...press('Digit7', { shiftKey: true }), key: '/' })).toBe(true);
    expect(isSearchKey({ ...press('Slash'), key: '、' })).toBe(true);
    expect(isSearchKey({ ...press('Slash', { shiftKey: true }), key: '?' })).toBe(false);
    expect(isSearchKey({ ...press('Slash', { isComposing: true }), key: '/' })).toBe(false);
  });
});

it('stops at the ends of a page', () => {
  expect(moved(0, 50, 'previous')).toBe(0);
  expect(moved(49, 50, 'next')).toBe(49);
  expect(moved(3, 50, 'page-down')).toBe(13);
  expect(moved(3, 50, 'page-up')).toBe(0);
  expect(moved(3, 50, 'last')).toBe(49);
  expect(moved(0, 1, 'next')).toBe(0);
});
