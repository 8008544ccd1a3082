import { afterEach, describe, expect, it } from 'vitest';
import type { Behaviour } from '@/lib/testing/judge/llm-server';
import { type AskedProvider, askedProvider } from '@/lib/testing/judge/providers/ask-provider';
import { DASHSCOPE_BUSY } from '@/lib/testing/judge/providers/dashscope';
import { DEEPSEEK_ARREARS, DEEPSEEK_BROKE_OFF, DEEPSEEK_EMPTY } from '@/lib/testing/judge/providers/deepseek';
import { GROQ_BUSY, GROQ_INVALID } from '@/lib/testing/judge/providers/groq';
import { KIMI_BUSY } from '@/lib/testing/judge/providers/kimi';
import { OLLAMA_NO_MODEL, OLLAMA_UNCOUNTED } from '@/lib/testing/judge/providers/ollama';
import { O3_THOUGHT_ONLY } from '@/lib/testing/judge/providers/openai';
import {
  OPENROUTER_BROKE_OFF,
  OPENROUTER_BROKEN,
  OPENROUTER_BUSY,
} from '@/lib/testing/judge/providers/openrouter';
import {
  agrees,
  type Language,
  longQuestion,
  questionIn,
} from '@/lib/testing/judge/providers/provider-questions';
import { PROVIDERS } from '@/lib/testing/judge/providers/registry';
import { FLAGGED } from '@/lib/testing/judge/providers/rules';
import { VLLM_THOUGHT_ONLY } from '@/lib/testing/judge/providers/vllm';
import {
  ZHIPU_ARREARS,
  ZHIPU_BROKE_OFF,
  ZHIPU_BUSY,
  ZHIPU_STOPPED,
  ZHIPU_USED_UP,
} from '@/lib/testing/judge/providers/zhipu';
import { countTokens } from './count-tokens';
import { type FaultKind, LlmFault } from './fault';

const LANGUAGES: Language[] = ['zh', 'en'];
type Name = keyof typeof PROVIDERS;

let asked: AskedProvider | undefined;
afterEach(() => asked?.server.stop());

/** Those with a moderation of their own: what becomes of the question, and the words that are kept. */
const FILTERS: [Name, FaultKind, string][] = [
  ['GPT-4 Turbo', 'filtered', 'the endpoint filtered the reply'],
  ['o3-mini', 'filtered', '400 Invalid prompt: your prompt was flagged'],
  ['GPT-5', 'refused', 'the model refused'],
  ['Azure', 'filtered', '400 The response was filtered due to the prompt'],
  ['DeepSeek', 'filtered', '400 Content Exists Risk'],
  ['DashScope', 'filtered', 'Input text data may contain inappropriate content.'],
  ['Kimi', 'filtered', '400 The request was rejected because it was considered high risk'],
  ['Zhipu', 'filtered', '400 系统检测到输入或生成内容可能包含不安全或敏感内容'],
  ['OpenRouter', 'filtered', '403 Your chosen model requires moderation'],
];

describe('a text that the moderation turns away', () => {
  it.each(FILTERS.flatMap(([name, ...row]) => LANGUAGES.map((language) => ({ name, language, row }))))(
    '$name, asked in $language: is the fault of that question alone',
    async ({ name, language, row: [kind, words] }) => {
      asked = await askedProvider(PROVIDERS[name], { judge: agrees });
      await asked.ask(questionIn(language, 'A'));
      const sent = asked.server.requests.length;
      const fault = await asked.ask(questionIn(language, FLAGGED)).then(null, (error: unknown) => error);
      expect(fault).toBeInstanceOf(LlmFault);
      expect(fault).toMatchObject({ kind, fatal: false, passing: false });
      expect((fault as LlmFault).message).toContain(words);
      expect((fault as LlmFault).message).not.toContain(FLAGGED);
      expect(asked.server.requests).toHaveLength(sent + 1);
      await asked.ask(questionIn(language, 'B'));
    },
  );
});

/** Extra calls for a prompt that fits with a shorter reply; null: the reply is no part of the sum. */
const CONTEXTS: Record<Exclude<Name, 'Gemma' | 'Ollama' | 'Ollama, halving'>, number | null> = {
  'GPT-4 Turbo': 1,
  'o3-mini': 1,
  'GPT-5': null,
  Azure: 1,
  DeepSeek: 1,
  DashScope: null,
  Kimi: 1,
  Zhipu: null,
  Mistral: null,
  Groq: 1,
  OpenRouter: 1,
  vLLM: 2,
  'Ollama, refusing': null,
};
const CONTEXT = 12_000;

describe('a context of 12,000 tokens', () => {
  const rows = Object.entries(CONTEXTS).flatMap(([name, extra]) =>
    LANGUAGES.map((language) => ({ name: name as Name, extra, language })),
  );

  it.each(rows)('$name, $language: 10,500 tokens are answered, with less room for the reply', async (row) => {
    asked = await askedProvider(PROVIDERS[row.name], { judge: agrees, contextLength: CONTEXT });
    await asked.ask(questionIn(row.language, 'A'));
    const sent = asked.server.requests.length;
    await asked.ask(longQuestion(row.language, PROVIDERS[row.name], 10_500));
    expect(asked.server.requests.length - sent).toBe(1 + (row.extra ?? 0));
    expect(asked.features().contextLength).toBe(row.extra === null ? null : CONTEXT);
  });

  it.each(rows)(
    '$name, $language: 13,000 tokens are too long, after one call',
    async ({ name, language }) => {
      asked = await askedProvider(PROVIDERS[name], { judge: agrees, contextLength: CONTEXT });
      await asked.ask(longQuestion(language, PROVIDERS[name], 10_500));
      const sent = asked.server.requests.length;
      await expect(asked.ask(longQuestion(language, PROVIDERS[name], 13_000))).rejects.toMatchObject({
        kind: 'too_long',
      });
      expect(asked.server.requests).toHaveLength(sent + 1);
    },
  );
});

/** Questions that meet it once are answered by the next call. */
const PASSING: [string, Name, Behaviour, FaultKind][] = [
  ['a minute’s tokens used up, in OpenAI’s words for no money', 'DashScope', DASHSCOPE_BUSY, 'rate_limited'],
  ['too many calls', 'Zhipu', ZHIPU_BUSY, 'rate_limited'],
  ['hours of a plan used up', 'Zhipu', ZHIPU_USED_UP, 'rate_limited'],
  ['Retry-After', 'Groq', GROQ_BUSY, 'rate_limited'],
  ['busy upstream', 'OpenRouter', OPENROUTER_BUSY, 'rate_limited'],
  ['an engine that is overloaded', 'Kimi', KIMI_BUSY, 'overloaded'],
  ['200 with an error in its body', 'OpenRouter', OPENROUTER_BROKEN, 'overloaded'],
  ['a choice that broke off', 'OpenRouter', OPENROUTER_BROKE_OFF, 'overloaded'],
  ['resources that ran out', 'DeepSeek', DEEPSEEK_BROKE_OFF, 'overloaded'],
  ['a connection within that broke', 'Zhipu', ZHIPU_BROKE_OFF, 'overloaded'],
  ['an empty reply', 'DeepSeek', DEEPSEEK_EMPTY, 'empty'],
];

/** Asked again they would meet the same. */
const LASTING: [string, Name, Behaviour, FaultKind][] = [
  ['a reply that its moderation stopped', 'Zhipu', ZHIPU_STOPPED, 'filtered'],
  ['JSON that failed', 'Groq', GROQ_INVALID, 'unreadable'],
  ['reasoning alone', 'o3-mini', O3_THOUGHT_ONLY, 'unreadable'],
  ['a block that never closes, with a verdict in it', 'vLLM', VLLM_THOUGHT_ONLY, 'unreadable'],
  ['no money', 'Zhipu', ZHIPU_ARREARS, 'out_of_credit'],
  ['no money', 'DeepSeek', DEEPSEEK_ARREARS, 'out_of_credit'],
  ['no such model', 'Ollama', OLLAMA_NO_MODEL, 'no_such_model'],
];

describe('what comes now and then', () => {
  it.each(PASSING)('%s (%s): is tried again', async (_, name, behaviour, kind) => {
    asked = await askedProvider(PROVIDERS[name], { judge: agrees, first: [behaviour] });
    await asked.ask(questionIn('zh', 'A'));
    expect(asked.ledger.faults).toEqual({ [kind]: 1 });
  });

  it.each(LASTING)('%s (%s): is told apart', async (_, name, behaviour, kind) => {
    asked = await askedProvider(PROVIDERS[name], { judge: agrees, first: [behaviour] });
    await expect(asked.ask(questionIn('zh', 'A'))).rejects.toMatchObject({ kind });
    expect(asked.server.requests).toHaveLength(1);
  });

  it('a reply whose prompt was not counted (Ollama): is booked by our count', async () => {
    asked = await askedProvider(PROVIDERS.Ollama, { judge: agrees, first: [OLLAMA_UNCOUNTED] });
    const question = questionIn('en', 'A');
    const { usage } = await asked.ask(question);
    expect(usage).toMatchObject({ prompt: countTokens(question.messages), cachedPrompt: 0 });
  });
});

describe('an endpoint whose owner has left something out', () => {
  it.each<[string, Name, FaultKind, string]>([
    [
      'the switch for thinking',
      'DashScope',
      'rejected',
      '400 parameter.enable_thinking must be set to false for non-streaming calls',
    ],
    ['the version', 'Azure', 'no_such_model', '404 Resource not found'],
  ])('%s (%s): says so in its words', async (_, name, kind, message) => {
    asked = await askedProvider(PROVIDERS[name], { judge: agrees, withSettings: false });
    await expect(asked.ask(questionIn('zh', 'A'))).rejects.toMatchObject({ kind, message });
    expect(asked.server.requests).toHaveLength(1);
  });
});
