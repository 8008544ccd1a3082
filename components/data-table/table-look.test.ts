import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, lookAsCookie, parseLook, type TableLook } from './table-look';

const LOOK: TableLook = { density: 'comfortable', columns: { generator: false, updated: true } };

describe('the look of a table', () => {
  it('comes back from its cookie', () => {
    const [name, value] = lookAsCookie('samples', LOOK).split(';')[0]!.split('=');
    expect(name).toBe('table-samples');
    expect(parseLook(value)).toEqual(LOOK);
    expect(parseLook(decodeURIComponent(value!))).toEqual(LOOK);
  });

  it('is the default where the cookie says nothing that can be read', () => {
    for (const value of [undefined, '', '%', '[]', 'null', '{"density":"huge","columns":{"a":1}}'])
      expect(parseLook(value)).toEqual(DEFAULT_LOOK);
  });
});
