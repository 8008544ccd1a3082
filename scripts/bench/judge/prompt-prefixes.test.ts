import { expect, it } from 'vitest';
import { promptTokens } from './prompt-prefixes';

const prompt = (content: string, sentAt: number, answeredAt: number) => ({
  messages: [{ role: 'user', content } as const],
  sentAt,
  answeredAt,
});

it('counts the longest beginning in common with any prompt that was answered before', () => {
  // "user\n" is two tokens; each letter with its blank is one.
  expect(promptTokens([prompt('a b c d', 0, 1)])).toEqual([{ all: 6, answered: 0 }]);
  expect(
    promptTokens([
      prompt('a b c d', 0, 10),
      prompt('x y', 1, 2),
      prompt('a b z', 5, 20), // while the first one is under way
      prompt('a b c e', 12, 20),
      prompt('a b z', 20, 30),
    ]),
  ).toEqual([
    { all: 6, answered: 0 },
    { all: 4, answered: 0 },
    { all: 5, answered: 2 },
    { all: 6, answered: 5 },
    { all: 5, answered: 5 },
  ]);
});
