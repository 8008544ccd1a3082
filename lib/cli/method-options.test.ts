import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withMethodOptions } from './method-options';

const params = z.object({
  factsOnly: z.boolean().default(false).meta({ option: 'leave the logic stage out' }),
  votes: z.int().min(1).max(9).default(3).meta({ option: 'ask so often' }),
  threshold: z.number().default(0.5).meta({ option: 'from where on it counts' }),
  granularity: z.enum(['sentence', 'claim']).default('claim').meta({ option: 'what is judged' }),
});
const panel = z.object({
  judges: z.array(z.unknown()).optional().meta({ option: 'whose votes' }),
});
const other = z.object({
  factsOnly: z.boolean().default(false).meta({ option: 'leave the logic stage out' }),
});

const parsed = (...args: string[]) => {
  const command = withMethodOptions(new Command(), [{ params }, { params: other }, { params: panel }])
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  return command.parse(args, { from: 'user' }).opts();
};

describe('options of the methods', () => {
  it('a switch, an integer, a number and a choice: values of the types of the parameters', () => {
    expect(
      parsed('--facts-only', '--votes', '5', '--threshold', '-.25', '--granularity', 'sentence'),
    ).toEqual({ factsOnly: true, votes: 5, threshold: -0.25, granularity: 'sentence' });
  });

  it('judges: runs with their weights, 1 where none is given', () => {
    expect(parsed('--judges', 'a, b=12')).toEqual({
      judges: [
        { runId: 'a', weight: 1 },
        { runId: 'b', weight: 12 },
      ],
    });
  });

  it('nothing said: nothing set, so that the method resolves it', () => {
    expect(parsed()).toEqual({});
  });

  it.each([
    [['--votes', '0'], 'whole number from 1 on, up to 9'],
    [['--votes', '2.5'], 'whole number'],
    [['--threshold', 'much'], 'It has to be a number.'],
    [['--judges', 'a=0'], 'whole weight from 1 on'],
    [['--judges', 'a,,b'], 'It has to be runs'],
    [['--granularity', 'word'], 'Allowed choices are sentence, claim'],
  ])('%j: is refused with what it may be', (args, words) => {
    expect(() => parsed(...args)).toThrow(words);
  });
});
