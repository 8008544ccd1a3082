import { afterEach, describe, expect, it } from 'vitest';
import { type AskedProvider, askedProvider } from '@/lib/testing/judge/providers/ask-provider';
import { agrees, type Language, longQuestion } from '@/lib/testing/judge/providers/provider-questions';
import { PROVIDERS } from '@/lib/testing/judge/providers/registry';

const LANGUAGES: Language[] = ['zh', 'en'];
type Name = keyof typeof PROVIDERS;

let asked: AskedProvider | undefined;
afterEach(() => asked?.server.stop());

/** By its own count. Of a model that counts more than we do, what is left can look like a whole prompt to us. */
const CUT: [Name, tokens: number, left: number][] = [
  ['Ollama', 6_000, 4_096],
  ['Ollama', 10_000, 4_096],
  ['Ollama, halving', 4_200, 2_050],
  ['Ollama, halving', 5_500, 2_050],
  ['Ollama, halving', 10_000, 2_050],
];

describe('a prompt that is longer than the 4,096 tokens of Ollama', () => {
  it.each(
    CUT.flatMap(([name, tokens, left]) => LANGUAGES.map((language) => ({ name, tokens, left, language }))),
  )('$name reads $left of $tokens, $language: the reply is no verdict', async (row) => {
    const provider = PROVIDERS[row.name];
    asked = await askedProvider(provider, { judge: agrees });
    await expect(asked.ask(longQuestion(row.language, provider, row.tokens))).rejects.toMatchObject({
      kind: 'too_long',
      message: expect.stringContaining(`read ${row.left} of`) as string,
    });
  });

  it.each(LANGUAGES)(
    'refused in the words of llama.cpp, %s: is too long after one call',
    async (language) => {
      const provider = PROVIDERS['Ollama, refusing'];
      asked = await askedProvider(provider, { judge: agrees });
      await expect(asked.ask(longQuestion(language, provider, 4_200))).rejects.toMatchObject({
        kind: 'too_long',
      });
      expect(asked.server.requests).toHaveLength(1);
    },
  );
});

describe('a prompt that fits the context of Ollama', () => {
  it.each(LANGUAGES)('4,000 of its tokens, %s: is answered', async (language) => {
    const provider = PROVIDERS['Ollama, halving'];
    asked = await askedProvider(provider, { judge: agrees });
    const { usage } = await asked.ask(longQuestion(language, provider, 4_000));
    expect(usage.prompt).toBeGreaterThan(3_900);
    expect(usage.prompt).toBeLessThanOrEqual(4_000);
  });
});
