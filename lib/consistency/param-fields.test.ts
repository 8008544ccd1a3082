import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chosenParams, paramFields } from './param-fields';

const params = z.object({
  factsOnly: z.boolean().default(false).meta({ option: 'leave the logic stage out' }),
  votes: z.int().min(1).max(9).default(3).meta({ option: 'ask so often' }),
  threshold: z.number().min(0).default(0.5).meta({ option: 'from where on it counts' }),
  rounds: z.int().optional().meta({ option: 'go over it again' }),
  granularity: z.enum(['sentence', 'claim']).default('claim').meta({ option: 'what is judged' }),
  prompts: z.array(z.string()).default([]),
});

describe('the parameters that a person may set', () => {
  it('a switch, numbers and a choice: each with what may be said of it, in the order of the schema', () => {
    expect(paramFields(params)).toEqual([
      { key: 'factsOnly', flag: '--facts-only', option: 'leave the logic stage out', kind: 'switch' },
      {
        ...{ key: 'votes', flag: '--votes', option: 'ask so often' },
        ...{ kind: 'number', integer: true, min: 1, max: 9, initial: 3 },
      },
      {
        ...{ key: 'threshold', flag: '--threshold', option: 'from where on it counts' },
        ...{ kind: 'number', integer: false, min: 0, max: null, initial: 0.5 },
      },
      {
        ...{ key: 'rounds', flag: '--rounds', option: 'go over it again' },
        ...{ kind: 'number', integer: true, min: null, max: null, initial: null },
      },
      {
        ...{ key: 'granularity', flag: '--granularity', option: 'what is judged' },
        ...{ kind: 'choice', choices: ['sentence', 'claim'], initial: 'claim' },
      },
    ]);
  });

  it('a method without parameters: none', () => {
    expect(paramFields(undefined)).toEqual([]);
  });

  it.each([
    ['a text', z.string().default('')],
    ['a switch that is on by itself', z.boolean().default(true)],
  ])('%s: no form could ask for it, which its author is told', (_, schema) => {
    expect(() => paramFields(z.object({ odd: schema.meta({ option: 'x' }) }))).toThrow('parameter odd');
  });
});

describe('what a person has set', () => {
  it('set, unset and foreign values: takes what was set alone', () => {
    expect(chosenParams(params, { factsOnly: true, votes: 5, prompts: ['x'], out: 'dir' })).toEqual({
      factsOnly: true,
      votes: 5,
    });
    expect(chosenParams(params, { out: 'dir' })).toEqual({});
  });
});
