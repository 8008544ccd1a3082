import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chosenParams, paramFields } from './param-fields';

const params = z.object({
  factsOnly: z.boolean().default(false).meta({ option: 'leave the logic stage out' }),
  prompts: z.array(z.string()).default([]),
});

describe('paramFields', () => {
  it('lists the parameters that carry an option, and no others', () => {
    expect(paramFields(params)).toEqual([
      { key: 'factsOnly', flag: '--facts-only', description: 'leave the logic stage out' },
    ]);
  });

  it('is empty for a method without parameters', () => {
    expect(paramFields(undefined)).toEqual([]);
  });
});

describe('chosenParams', () => {
  it('takes what was set, and leaves out unset and foreign values', () => {
    expect(chosenParams(params, { factsOnly: true, prompts: ['x'], out: 'dir' })).toEqual({
      factsOnly: true,
    });
    expect(chosenParams(params, { out: 'dir' })).toEqual({});
  });
});
