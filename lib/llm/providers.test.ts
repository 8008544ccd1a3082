import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AskedProvider, askedProvider } from '@/lib/testing/judge/providers/ask-provider';
import {
  agreement,
  agrees,
  type Language,
  questionIn,
} from '@/lib/testing/judge/providers/provider-questions';
import { PROVIDERS } from '@/lib/testing/judge/providers/registry';
import { countTokens } from './count-tokens';
import { ALL_FEATURES, type ModelFeatures } from './features';
import { parseReply } from './parse-json';
import type { ModelQuestion } from './question';

const LANGUAGES: Language[] = ['zh', 'en'];
const verdict = z.object({ consistent: z.boolean(), reason: z.string() });
const COMPLETION = { tokenLimit: 'max_completion_tokens', otherTokenLimit: false } as const;
const JSON_MODE = { responseFormat: 'json_object' } as const;

let asked: AskedProvider | undefined;
afterEach(() => asked?.server.stop());

type Name = keyof typeof PROVIDERS;
interface Row {
  /** Calls until a model of which nothing is known answers: one for each thing to learn, and the answer. */
  calls: number;
  learned: Partial<ModelFeatures>;
  reasoning: string;
  /** Tokens of the second question that were in its cache: the rules of 1,625 tokens of ours, in its steps. */
  cached: number;
}

const ROWS: Record<Name, Row> = {
  'GPT-4 Turbo': { calls: 3, learned: { maxOutput: 4_096, ...JSON_MODE }, reasoning: '', cached: 0 },
  'o3-mini': { calls: 3, learned: { temperature: false, ...COMPLETION }, reasoning: '', cached: 1_536 },
  'GPT-5': { calls: 3, learned: { temperature: false, ...COMPLETION }, reasoning: '', cached: 1_536 },
  Azure: { calls: 2, learned: JSON_MODE, reasoning: '', cached: 0 },
  DeepSeek: { calls: 2, learned: JSON_MODE, reasoning: 'Let me compare. 逐句核对。', cached: 1_728 },
  DashScope: { calls: 1, learned: {}, reasoning: '', cached: 1_536 },
  Kimi: { calls: 2, learned: { temperature: false }, reasoning: '先看参考文本。', cached: 1_280 },
  Zhipu: { calls: 4, learned: { maxOutput: 2_048, temperature: false }, reasoning: '', cached: 1_408 },
  Mistral: {
    calls: 2,
    learned: { seed: false },
    reasoning: 'Both texts {agree}. 两处一致。',
    cached: 0,
  },
  Groq: { calls: 2, learned: JSON_MODE, reasoning: 'Compare them. 比较两者。', cached: 1_664 },
  OpenRouter: { calls: 2, learned: JSON_MODE, reasoning: '嗯，先看参考文本。', cached: 1_728 },
  vLLM: {
    calls: 3,
    learned: { contextLength: 8_192, promptScale: 1.25 },
    reasoning: 'The reference says {so}. 参考文本如此。',
    cached: 0,
  },
  Gemma: { calls: 2, learned: { systemRole: false }, reasoning: '', cached: 0 },
  Ollama: { calls: 1, learned: {}, reasoning: 'Okay. 好的。', cached: 0 },
  'Ollama, halving': { calls: 1, learned: {}, reasoning: 'Okay. 好的。', cached: 0 },
  'Ollama, refusing': { calls: 1, learned: {}, reasoning: 'Okay. 好的。', cached: 0 },
};

describe.each(Object.entries(PROVIDERS).map(([name, provider]) => ({ name: name as Name, provider })))(
  '$name',
  ({ name, provider }) => {
    const { calls, learned, reasoning, cached } = ROWS[name];

    it.each(LANGUAGES)('asked in %s: answers after what is to be learned, then at once', async (language) => {
      asked = await askedProvider(provider, { judge: agrees });
      const first = await asked.ask(questionIn(language, 'A'));
      expect(parseReply(first.text, verdict)).toEqual({ value: agreement(language) });
      expect(first.reasoning).toBe(reasoning);
      expect(asked.features()).toEqual({ ...ALL_FEATURES, ...learned });
      expect(asked.server.requests).toHaveLength(calls);
      await asked.ask(questionIn(language, 'B'));
      expect(asked.server.requests).toHaveLength(calls + 1);
      expect(asked.ledger).toMatchObject({ calls: 2, faults: {}, reserved: 0n });
    });

    it.each(LANGUAGES)('asked in %s: its count of tokens is read, cached ones too', async (language) => {
      asked = await askedProvider(provider, { judge: agrees });
      await asked.ask(questionIn(language, 'A'));
      const { usage } = await asked.ask(questionIn(language, 'B'));
      const { messages } = asked.server.requests.at(-1)!.body;
      expect(usage.prompt).toBe(
        Math.ceil(countTokens(messages as ModelQuestion['messages']) * provider.tokenScale),
      );
      expect(usage.cachedPrompt).toBe(cached);
    });

    it('names the pages that show it', () => {
      expect(provider.sources.filter((source) => !/^https:\/\/[\w.-]+\/.+/.test(source))).toEqual([]);
      expect(provider.sources.length).toBeGreaterThan(2);
    });
  },
);
