import { describe, expect, it } from 'vitest';
import { countTokens } from '../count-tokens';
import { type FaultKind, LlmFault } from '../fault';
import { ALL_FEATURES } from '../features';
import { lessThan } from '../learn/less-than';
import type { ModelQuestion } from '../question';
import { countedUsage, shortenedPrompt, usageOfFault } from './counted-usage';

const question = (content: string): ModelQuestion => ({
  prompt: 'fact.en/1',
  messages: [{ role: 'user', content }],
  shape: { name: 'fact_check', schema: {} },
  maxTokens: 100,
});
const ENGLISH = question('The water is about 25 degrees warm. '.repeat(300));
const CHINESE = question('水温约为二十五摄氏度，适合在室内环境下使用。'.repeat(200));

describe('a prompt that the endpoint has cut', () => {
  // ollama/ollama#17889: 200 with prompt_eval_count 2050 for some 7,900 tokens; #6026: 1026 of more.
  it.each([
    ['English', ENGLISH],
    ['Chinese', CHINESE],
  ])('in %s: is too long, with what to set, and teaches nothing', (_, asked) => {
    const fault = shortenedPrompt(asked, { prompt: 1_026, cachedPrompt: 0, completion: 20 });
    const ours = countTokens(asked.messages);
    expect(fault).toMatchObject({
      kind: 'too_long',
      usage: { prompt: 1_026, cachedPrompt: 0, completion: 20 },
      message: expect.stringMatching(`read 1026 of about ${ours} tokens.*OLLAMA_CONTEXT_LENGTH`) as string,
    });
    expect(lessThan(ALL_FEATURES, fault!, asked)).toBeNull();
  });

  it.each<[string, ModelQuestion, number, number]>([
    ['a tokenizer that counts 60 % of ours', CHINESE, 0.6, 0],
    ['the same count', ENGLISH, 1, 0],
    ['cached tokens that a gateway leaves out', ENGLISH, 0.1, 0.9],
    ['a short prompt', question('Is it so? '.repeat(300)), 0.1, 0],
  ])('%s: is whole', (_, asked, share, cached) => {
    const ours = countTokens(asked.messages);
    const usage = { prompt: ours * share, cachedPrompt: ours * cached, completion: 1 };
    expect(shortenedPrompt(asked, usage)).toBeNull();
  });

  it('a share of English that no tokenizer makes of it: is a cut prompt, and of Chinese a whole one', () => {
    const read = (asked: ModelQuestion) => ({
      prompt: Math.round(0.65 * countTokens(asked.messages)),
      cachedPrompt: 0,
      completion: 1,
    });
    expect(shortenedPrompt(ENGLISH, read(ENGLISH))?.kind).toBe('too_long');
    expect(shortenedPrompt(CHINESE, read(CHINESE))).toBeNull();
  });

  it('a count without what the cache has served: is no cut prompt', () => {
    expect(shortenedPrompt(ENGLISH, { prompt: 300, cachedPrompt: 0, completion: 1 })).toBeNull();
  });

  it.each([2_048, 2_050, 2_051, 4_096])(
    '%s tokens: are what Ollama leaves, and elsewhere a whole prompt',
    (read) => {
      const usage = { prompt: read, cachedPrompt: 0, completion: 1 };
      expect(shortenedPrompt(ENGLISH, usage, true)?.kind).toBe('too_long');
      expect(shortenedPrompt(ENGLISH, usage)).toBeNull();
    },
  );

  it('any other count of Ollama: is whole', () => {
    expect(shortenedPrompt(ENGLISH, { prompt: 2_049, cachedPrompt: 0, completion: 1 }, true)).toBeNull();
  });

  it('nothing counted: nobody knows', () => expect(shortenedPrompt(ENGLISH, null)).toBeNull());
});

describe('what a call without a count is booked with', () => {
  const asked = question('Is it so?');
  const prompt = countTokens(asked.messages);
  const booked = (kind: FaultKind, details = {}) => usageOfFault(asked, new LlmFault(kind, '', details));

  it('a reply: prompt and reply by our count', () => {
    expect(countedUsage(asked, '是，有依据。')).toEqual({
      prompt,
      cachedPrompt: 0,
      completion: countTokens([{ role: 'user', content: '是，有依据。' }]) - countTokens([]) - 4,
    });
  });

  it('a timeout or an empty reply: the prompt; what was written all the same', () => {
    expect(booked('timed_out')).toEqual({ prompt, cachedPrompt: 0, completion: 0 });
    expect(booked('empty')).toEqual({ prompt, cachedPrompt: 0, completion: 0 });
    expect(booked('unreadable', { raw: '{"points": [' })!.completion).toBeGreaterThan(0);
  });

  it('a call that was turned away: nothing', () => {
    const kinds: FaultKind[] = [
      'rate_limited',
      'overloaded',
      'unreachable',
      'rejected',
      'filtered',
      'too_long',
    ];
    for (const kind of kinds) expect(booked(kind)).toBeNull();
  });

  it('what the endpoint counted goes first', () => {
    const usage = { prompt: 7, cachedPrompt: 0, completion: 3 };
    expect(booked('empty', { usage })).toEqual(usage);
  });
});
