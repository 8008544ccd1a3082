import { afterEach, describe, expect, it } from 'vitest';
import { colours, embedded, embeddingAsked } from '@/lib/testing/judge/embedder';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { memoryLedger } from '@/lib/testing/judge/memory-ledger';
import { askModel } from '../ask-model';
import { ConcurrencyLimiter } from '../concurrency-limiter';
import { ALL_FEATURES, leastOf } from '../features';
import { guardedFetch } from '../server/guarded-fetch';
import { embeddingRetries, embedTexts } from './embed-texts';
import { sendEmbeddings } from './send-embeddings';

let server: LlmServer | undefined;
afterEach(() => server?.stop());
const never = new AbortController().signal;
const TEXTS = ['It is red.', 'a red boat', 'a blue boat'];
const VECTORS = [
  [1, 0, 0.1],
  [1, 0, 0.1],
  [0, 1, 0.1],
].map((vector) => vector.map(Math.fround));

/** A port to an embedder that answers well after these behaviours. */
async function embedder(first: Behaviour[] = [], budget: bigint | null = null, allowPrivate = true) {
  server = await llmServer(
    (request, count) => first[count - 1] ?? embedded(embeddingAsked(request)!, colours),
  );
  const limiter = new ConcurrencyLimiter();
  limiter.permit(2);
  let features = ALL_FEATURES;
  const fetch = guardedFetch({ allowPrivate, timeoutMs: 5_000 });
  const ledger = memoryLedger(budget);
  const ask = askModel(
    {
      connection: { baseUrl: server.baseUrl, apiKey: 'sk-mine', model: 'e-1', timeoutMs: 5_000, fetch },
      prices: { name: 'e-1', inputPrice: 2, cachedInputPrice: null, outputPrice: 10 },
      limiter,
      send: sendEmbeddings,
      open: new Map(),
      cut: never,
      features: { now: () => features, learn: async (less) => void (features = leastOf(features, less)) },
      retryPolicy: embeddingRetries({ firstWaitMs: 1, longestWaitMs: 2, tries: 3, triesOfEndpoint: 60 }),
    },
    ledger,
  );
  return { embed: embedTexts(ask), ledger };
}

describe('embedTexts', () => {
  it('asks for numbers with the key, in one call, and pays for the prompt', async () => {
    const { embed, ledger } = await embedder();
    expect(await embed(TEXTS, never)).toEqual(VECTORS);
    const { body, headers, url } = server!.requests[0]!;
    // The SDK would ask for base64 (openai/openai-node#1312), which vLLM refused (vllm-project/vllm#6174).
    expect(body).toEqual({ model: 'e-1', input: TEXTS, encoding_format: 'float' });
    expect(headers.authorization).toBe('Bearer sk-mine');
    expect(url).toMatch(/\/v1\/embeddings$/);
    expect(ledger).toMatchObject({ calls: 1, spent: 60n, reserved: 0n });
  });

  it('the same texts again: from the store', async () => {
    const { embed, ledger } = await embedder();
    await embed(TEXTS, never);
    expect(await embed(TEXTS, never)).toEqual(VECTORS);
    await embed(TEXTS.toReversed(), never);
    expect(server!.requests).toHaveLength(2);
    expect(ledger).toMatchObject({ calls: 2, reused: 1 });
  });

  it.each<[string, Behaviour]>([
    ['a rate limit', { status: 429, headers: { 'retry-after': '0' } }],
    ['a fault of the server', { status: 503 }],
    ['a reset connection', { network: 'reset' }],
    ['half a reply', { network: 'half' }],
    ['a reply without embeddings', { status: 200, body: { data: [] } }],
  ])('%s: is tried again', async (_, behaviour) => {
    const { embed } = await embedder([behaviour, behaviour]);
    expect(await embed(TEXTS, never)).toEqual(VECTORS);
    expect(server!.requests).toHaveLength(3);
  });

  it.each<[string, string, Behaviour]>([
    ['away', 'rate_limited', { status: 429, headers: { 'retry-after': '0' } }],
    ['without the model', 'no_such_model', { status: 404, error: { message: 'model "e-1" not found' } }],
    ['that does not take the key', 'wrong_key', { status: 401, error: { message: 'Incorrect API key' } }],
    // jjyaoao/HelloAgents#27: DashScope, of more texts than ten.
    ['that refuses', 'rejected', { status: 400, error: { message: 'batch size is invalid' } }],
  ])('an endpoint %s: %s, after no more tries than for any fault', async (_, kind, behaviour) => {
    const { embed, ledger } = await embedder([behaviour, behaviour, behaviour]);
    await expect(embed(TEXTS, never)).rejects.toMatchObject({ kind });
    expect(server!.requests.length).toBeLessThanOrEqual(3);
    expect(ledger).toMatchObject({ spent: 0n, reserved: 0n });
  });

  it('a budget without room for the call, and an address that is not allowed: nothing is sent', async () => {
    const poor = await embedder([], 10n);
    await expect(poor.embed(TEXTS, never)).rejects.toMatchObject({ kind: 'over_budget' });
    expect(server!.requests).toHaveLength(0);
    await server!.stop();
    const guarded = await embedder([], null, false);
    await expect(guarded.embed(TEXTS, never)).rejects.toMatchObject({ reason: 'private_address' });
    expect(server!.requests).toHaveLength(0);
  });

  it('more texts than an endpoint takes are refused', async () => {
    const { embed } = await embedder();
    await expect(embed(Array.from({ length: 11 }, String), never)).rejects.toThrow('at most 10');
  });
});
