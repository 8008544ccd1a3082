import { expect, it } from 'vitest';
import { promptTokens } from './prompt-prefixes';

const prompt = (content: string) => [{ role: 'user', content } as const];

it('counts the longest beginning in common with any earlier prompt, and with none later', () => {
  // "user\n" is two tokens; each letter with its blank is one.
  expect(promptTokens([prompt('a b c d')])).toEqual({ all: 6, cacheable: 0 });
  expect(promptTokens([prompt('a b c d'), prompt('x y'), prompt('a b z'), prompt('a b c e')])).toEqual({
    all: 6 + 4 + 5 + 6,
    cacheable: 0 + 2 + 4 + 5,
  });
  expect(promptTokens([prompt('a b'), prompt('a b')])).toEqual({ all: 8, cacheable: 4 });
});
