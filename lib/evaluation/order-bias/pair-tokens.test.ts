import { expect, it } from 'vitest';
import { countTokens } from '@/lib/llm/count-tokens';
import { numberedPairs } from '@/lib/testing/judge/pair-judge';
import { scriptedModel } from '@/lib/testing/judge/scripted-model';
import { askPair } from './ask-pair';
import { pairTokens } from './pair-tokens';

it.each(numberedPairs(2))('a pair in $language: the calls and the prompts that are sent', async (pair) => {
  const model = scriptedModel(() => ({ choice: 'A' }));
  await askPair({ ...pair, question: 'Which colour?' }, model.ask, new AbortController().signal);
  const sent = model.asked.map(({ messages }) => countTokens(messages)).reduce((a, b) => a + b);
  const { calls, promptTokens, completionTokens } = pairTokens({ ...pair, question: 'Which colour?' });
  expect(calls).toBe(model.asked.length);
  expect(Math.abs(promptTokens - sent)).toBeLessThanOrEqual(2);
  expect(completionTokens).toBe(2 * 6);
});
