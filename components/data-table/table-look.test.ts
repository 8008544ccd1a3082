import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, lookAsCookie, parseLook, type TableLook } from './table-look';

const LOOK: TableLook = { density: 'comfortable', columns: { generator: false, updated: true } };

describe('the look of a table', () => {
  it('a stored look: is read back from its cookie', () => {
    const [name, value] = lookAsCookie('samples', LOOK).split(';')[0]!.split('=');
    expect(name).toBe('table-samples');
    expect(parseLook(value)).toEqual(LOOK);
    expect(parseLook(decodeURIComponent(value!))).toEqual(LOOK);
  });

  it('an unreadable cookie: the default look', () => {
    for (const value of [undefined, '', '%', '[]', 'null', '{"density":"huge","columns":{"a":1}}'])
      expect(parseLook(value)).toEqual(DEFAULT_LOOK);
  });
});
