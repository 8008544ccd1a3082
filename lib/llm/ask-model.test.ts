import { afterEach, describe, expect, it } from 'vitest';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { memoryLedger } from '@/lib/testing/judge/memory-ledger';
import { askModel, type ModelClient } from './ask-model';
import { AskedElsewhere } from './ledger';
import { chat } from './chat';
import { countTokens } from './count-tokens';
import type { LlmFault } from './fault';
import { ALL_FEATURES, leastOf, type ModelFeatures } from './features';
import { ConcurrencyLimiter } from './concurrency-limiter';
import type { ModelQuestion } from './question';
import { isOfEndpoint } from './retry-policy';

let server: LlmServer | undefined;
afterEach(() => server?.stop());
const never = new AbortController().signal;

/** A connection to a server that replies with each behaviour in turn; the last one repeats. `onRequest` is called before each reply. */
async function client(
  behaviours: Behaviour[],
  permits = 4,
  onRequest: () => void = () => undefined,
): Promise<ModelClient & { known: ModelFeatures[] }> {
  server = await llmServer((_, count) => {
    onRequest();
    return behaviours[Math.min(count, behaviours.length) - 1]!;
  });
  const limiter = new ConcurrencyLimiter();
  limiter.permit(permits);
  const known = [ALL_FEATURES];
  return {
    connection: { baseUrl: server.baseUrl, apiKey: null, model: 'judge-1', timeoutMs: 30_000 },
    prices: { name: 'judge-1', inputPrice: 2, cachedInputPrice: null, outputPrice: 10 },
    limiter,
    send: chat,
    open: new Map(),
    known,
    cut: never,
    features: {
      now: () => known.at(-1)!,
      learn: (less) => Promise.resolve(void known.push(leastOf(known.at(-1)!, less))),
    },
    retryPolicy: { firstWaitMs: 1, longestWaitMs: 4, tries: 4, triesOfEndpoint: 6 },
  };
}

const question = (content = 'Is it so?'): ModelQuestion => ({
  prompt: 'fact.en/1',
  messages: [{ role: 'user', content }],
  maxTokens: 100,
  shape: { name: 'fact_check', schema: { type: 'object' } },
});

describe('asking a model', () => {
  it('a reply that somebody else asks for: looks until it is stored, holds no place meanwhile, and sends nothing', async () => {
    const ledger = memoryLedger();
    const reply = {
      text: '{}',
      reasoning: '',
      usage: { prompt: 1, cachedPrompt: 0, completion: 1 },
      fault: null,
    };
    const model = await client(['{"so": true}'], 1);
    let turned = 0;
    ledger.reserve = async (key) => {
      turned += 1;
      if (turned === 2) await ledger.commit(key, 'fact.en/1', { ...reply, latencyMs: 1 }, 0n);
      throw new AskedElsewhere();
    };
    const asking = askModel(model, ledger)(question(), never);
    await expect.poll(() => turned).toBe(1);
    await expect.poll(() => model.limiter.inFlight).toBe(0);
    expect(await asking).toMatchObject({ text: '{}' });
    expect({ turned, reused: ledger.reused, requests: server!.requests.length }).toEqual({
      turned: 2,
      reused: 1,
      requests: 0,
    });
  });

  it('asks once, keeps the reply with its cost, and answers from the store ever after', async () => {
    const ledger = memoryLedger();
    const ask = askModel(await client(['{"so": true}']), ledger);
    const first = await ask(question(), never);
    expect(first).toMatchObject({ text: '{"so": true}', usage: { prompt: 100, completion: 20 } });
    expect(await ask(question(), never)).toMatchObject({ key: first.key, text: '{"so": true}' });
    expect(server!.requests).toHaveLength(1);
    // 100 prompt tokens at 2 and 20 of the reply at 10 a million.
    expect(ledger).toMatchObject({ spent: 400n, calls: 1, reused: 1, reserved: 0n });
  });

  it('asks questions alike that meet only once', async () => {
    const ledger = memoryLedger();
    const ask = askModel(await client([{ text: 'yes', delayMs: 30 }]), ledger);
    const texts = await Promise.all([
      ask(question(), never),
      ask(question(), never),
      ask(question('Or?'), never),
    ]);
    expect(texts.map(({ text }) => text)).toEqual(['yes', 'yes', 'yes']);
    expect(server!.requests).toHaveLength(2);
  });

  it('tries again after every kind of passing fault, and counts them', async () => {
    const ledger = memoryLedger();
    const behaviours: Behaviour[] = [
      { status: 429, headers: { 'retry-after-ms': '5' } },
      { status: 500 },
      { network: 'reset' },
      'done',
    ];
    expect(await askModel(await client(behaviours), ledger)(question(), never)).toMatchObject({
      text: 'done',
    });
    expect(ledger.faults).toEqual({ rate_limited: 1, overloaded: 1, unreachable: 1 });
    expect(ledger).toMatchObject({ calls: 1, reserved: 0n });
  });

  it('pays for an empty reply and asks again', async () => {
    const ledger = memoryLedger();
    await askModel(await client(['', 'done']), ledger)(question(), never);
    expect(ledger).toMatchObject({ spent: 800n, faults: { empty: 1 } });
  });

  it('a reply that is empty at every try: costs what was counted and goes up as the fault of the question', async () => {
    const ledger = memoryLedger();
    const ask = askModel(await client([{ text: '', reasoning: '想完了。' }]), ledger);
    const fault = await ask(question(), never).catch((error: unknown) => error as LlmFault);
    expect(fault).toMatchObject({ kind: 'empty', raw: '想完了。', fatal: false });
    expect(isOfEndpoint((fault as LlmFault).kind)).toBe(false);
    expect(ledger).toMatchObject({ spent: 1_200n, faults: { empty: 3 }, calls: 0, reserved: 0n });
  });

  it.each([429, 503])(
    '%i with a wait of more than ten minutes: says so at once, and other models go on',
    async (status) => {
      const ledger = memoryLedger();
      const at = await client([{ status, headers: { 'retry-after': '7200' } }, 'done']);
      await expect(askModel(at, ledger)(question(), never)).rejects.toMatchObject({
        kind: 'rate_limited',
        retryAfterMs: 7_200_000,
      });
      expect(at.limiter.held).toBe(0);
      const other = { ...at, connection: { ...at.connection, model: 'judge-2' } };
      expect(await askModel(other, ledger)(question(), never)).toMatchObject({ text: 'done' });
      expect(server!.requests).toHaveLength(2);
    },
  );

  it('a call that timed out, and a reply without usage: are booked by our count', async () => {
    const ledger = memoryLedger();
    const choices = [{ message: { content: 'done' }, finish_reason: 'stop' }];
    const at = await client([{ network: 'hang' }, { status: 200, body: { choices } }]);
    at.connection = { ...at.connection, timeoutMs: 2_000 }; // the second call has to come through on a slow machine
    const { usage } = await askModel(at, ledger)(question(), never);
    const prompt = countTokens(question().messages);
    expect(usage).toEqual({ prompt, cachedPrompt: 0, completion: 1 });
    // The prompt twice at 2, and one token of the reply at 10 a million.
    expect(ledger).toMatchObject({ spent: BigInt(4 * prompt + 10), faults: { timed_out: 1 }, calls: 1 });
  });

  it('a reply to half a prompt: is too long, paid for and never kept', async () => {
    const ledger = memoryLedger();
    const choices = [{ message: { content: 'yes' }, finish_reason: 'stop' }];
    const usage = { prompt_tokens: 2_050, completion_tokens: 20 };
    const ask = askModel(await client([{ status: 200, body: { choices, usage } }]), ledger);
    const long = question('水温约为二十五摄氏度，适合在室内环境下使用。'.repeat(400));
    for (const _ of [1, 2])
      await expect(ask(long, never)).rejects.toMatchObject({
        kind: 'too_long',
        message: expect.stringContaining('num_ctx') as string,
      });
    expect(server!.requests).toHaveLength(2);
    expect(ledger).toMatchObject({ spent: 8_600n, faults: { too_long: 2 }, calls: 0, reserved: 0n });
  });

  it('a fault at every try: gives up after the last', async () => {
    const ledger = memoryLedger();
    const ask = askModel(await client([{ status: 503 }]), ledger);
    await expect(ask(question(), never)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(server!.requests).toHaveLength(4);
    expect(ledger.faults).toEqual({ overloaded: 4 });
  });

  it.each<[string, Behaviour, string]>([
    ['a wrong key', { status: 401 }, 'wrong_key'],
    ['a wrong model', { status: 404 }, 'no_such_model'],
    [
      'a context too long',
      { status: 400, error: { code: 'context_length_exceeded', message: 'max' } },
      'too_long',
    ],
  ])('does not try again after %s', async (_, behaviour, kind) => {
    const ask = askModel(await client([behaviour]), memoryLedger());
    await expect(ask(question(), never)).rejects.toMatchObject({ kind });
    expect(server!.requests).toHaveLength(1);
  });

  it('keeps a refusal, which is an answer, and does not pay for it twice', async () => {
    const ledger = memoryLedger();
    const ask = askModel(await client([{ refusal: 'I cannot.' }]), ledger);
    for (const _ of [1, 2])
      await expect(ask(question(), never)).rejects.toMatchObject({ kind: 'refused', raw: 'I cannot.' });
    expect(server!.requests).toHaveLength(1);
    expect(ledger).toMatchObject({ spent: 400n, faults: {} });
  });

  it('asks for less when the model refuses a parameter, and remembers it', async () => {
    const no = (message: string): Behaviour => ({ status: 400, error: { message } });
    const at = await client([
      no("Unsupported parameter: 'seed'"),
      no("Unsupported value: 'temperature' does not support 0"),
      no("'response_format' of type 'json_schema' is not supported"),
      'done',
    ]);
    const ledger = memoryLedger();
    await askModel(at, ledger)(question(), never);
    await askModel(at, ledger)(question('And this?'), never);
    expect(at.known.at(-1)).toEqual({
      ...ALL_FEATURES,
      responseFormat: 'json_object',
      temperature: false,
      seed: false,
    });
    expect(server!.requests).toHaveLength(5);
    expect(ledger).toMatchObject({ faults: {}, reserved: 0n });
  });

  it('learns a limit, a parameter’s name and a context in the order in which they are refused', async () => {
    const no = (message: string): Behaviour => ({ status: 400, error: { message } });
    const at = await client([
      no('max_tokens is too large: 8192. This model supports at most 4096 completion tokens.'),
      no(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ),
      no(
        "This model's maximum context length is 4096 tokens. However, you requested 4146 tokens (50 in the messages, 4096 in the completion).",
      ),
      'done',
    ]);
    const ledger = memoryLedger();
    await askModel(at, ledger)({ ...question(), maxTokens: 8_192 }, never);
    const asked = server!.requests.map(({ body }) => {
      const { max_tokens, max_completion_tokens } = body as unknown as Record<string, unknown>;
      return [max_tokens, max_completion_tokens];
    });
    expect(asked.slice(0, 3)).toEqual([
      [8_192, undefined],
      [4_096, undefined],
      [undefined, 4_096],
    ]);
    expect(asked[3]![1]).toBeLessThanOrEqual(4_046);
    expect(at.known.at(-1)).toMatchObject({
      tokenLimit: 'max_completion_tokens',
      maxOutput: 4_096,
      contextLength: 4_096,
    });
    expect(ledger).toMatchObject({ calls: 1, faults: {}, reserved: 0n });
  });

  it('a prompt that leaves no room for a reply: is too long, after one call', async () => {
    const message =
      "This model's maximum context length is 8192 tokens. However, you requested 16000 tokens (7808 in the messages, 8192 in the completion).";
    const at = await client([{ status: 400, error: { message, code: 'context_length_exceeded' } }]);
    const asked = askModel(at, memoryLedger())({ ...question(), maxTokens: 8_192 }, never);
    await expect(asked).rejects.toMatchObject({ kind: 'too_long' });
    expect(server!.requests).toHaveLength(1);
  });

  it('many that are refused at once: each asks again, and all are answered', async () => {
    const at = await client([]);
    await server!.stop();
    server = await llmServer((request) =>
      'max_tokens' in request || 'seed' in request
        ? {
            status: 400,
            error: { message: `Unknown parameter: ${'seed' in request ? 'seed' : 'max_tokens'}` },
          }
        : 'done',
    );
    at.connection = { ...at.connection, baseUrl: server.baseUrl };
    const ask = askModel(at, memoryLedger());
    const replies = await Promise.all(['1', '2', '3', '4'].map((n) => ask(question(n), never)));
    expect(replies.map(({ text }) => text)).toEqual(['done', 'done', 'done', 'done']);
    expect(at.known.at(-1)).toMatchObject({ seed: false, tokenLimit: 'max_completion_tokens' });
  });

  it('repeats are other questions, each stored by itself', async () => {
    const at = await client(['a', 'b', 'c']);
    const ask = askModel(at, memoryLedger());
    const keys = [];
    for (const repeat of [0, 1, 2, 1]) keys.push((await ask({ ...question(), repeat }, never)).key);
    expect(new Set(keys).size).toBe(3);
    expect(server!.requests.map(({ body }) => [body.temperature, body.seed])).toEqual([
      [0, 20_240_825],
      [0.7, 20_240_826],
      [0.7, 20_240_827],
    ]);
  });

  it('a spent budget: no further call', async () => {
    const ledger = memoryLedger(600n);
    const ask = askModel(await client(['done']), ledger);
    await expect(ask(question(), never)).rejects.toMatchObject({ kind: 'over_budget' });
    expect(server!.requests).toHaveLength(0);
  });

  it('many questions: stay within the concurrency limit, earlier samples first', async () => {
    const at = await client([{ text: 'ok', delayMs: 20 }], 2);
    const order: number[] = [];
    let most = 0;
    const send: typeof chat = (...args) => {
      most = Math.max(most, at.limiter.inFlight);
      order.push(Number(args[1].messages[0]!.content));
      return chat(...args);
    };
    const one = { ...at, send };
    await Promise.all(
      [9, 8, 3, 2, 1].map((n) => askModel(one, memoryLedger(), n)(question(String(n)), never)),
    );
    expect(most).toBe(2);
    expect(order.slice(2)).toEqual([...order.slice(2)].sort());
  });

  it('a reply that is not committed yet: keeps its place, so that a kill costs no more than there are places', async () => {
    const ledger = memoryLedger();
    const committed: (() => void)[] = [];
    const commit = ledger.commit.bind(ledger);
    ledger.commit = async (...reply) => {
      await new Promise<void>((resolve) => committed.push(resolve));
      return commit(...reply);
    };
    const ask = askModel(await client(['yes'], 1), ledger);
    const both = Promise.all([ask(question(), never), ask(question('Or?'), never)]);
    await expect.poll(() => committed.length).toBe(1);
    expect(server!.requests).toHaveLength(1);
    committed.shift()!();
    await expect.poll(() => committed.length).toBe(1);
    committed.shift()!();
    await both;
    expect(server!.requests).toHaveLength(2);
  });

  it('stops when told to, in the queue and in a wait', async () => {
    const stop = new AbortController();
    const ask = askModel(
      await client([{ status: 429, headers: { 'retry-after': '60' } }], 1),
      memoryLedger(),
    );
    const asked = Promise.allSettled([ask(question('1'), stop.signal), ask(question('2'), stop.signal)]);
    await expect.poll(() => server!.requests.length).toBe(1);
    setTimeout(() => stop.abort(new Error('stopped')), 60);
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server!.requests).toHaveLength(1);
  });

  it('keeps what was under way when it is told to stop', async () => {
    const stop = new AbortController();
    const ledger = memoryLedger();
    const halt = (): void => stop.abort(new Error('stopped'));
    const ask = askModel(await client([{ text: 'late', delayMs: 60 }], 1, halt), ledger);
    const asked = Promise.allSettled([ask(question('1'), stop.signal), ask(question('2'), stop.signal)]);
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(ledger).toMatchObject({ calls: 1, reserved: 0n });
  });
});
