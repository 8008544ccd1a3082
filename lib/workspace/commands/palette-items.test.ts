import { describe, expect, it } from 'vitest';
import { WORKSPACE_COMMANDS } from './workspace-keys';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { PALETTE } from './palette-items';

describe('the palette', () => {
  it('has every act with a key, every type, and no line twice', () => {
    const names = PALETTE.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([...WORKSPACE_COMMANDS, ...ERROR_TYPES.map((type) => `type.${type}`)]),
    );
  });
});
