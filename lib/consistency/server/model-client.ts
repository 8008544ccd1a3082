import { isDeepStrictEqual } from 'node:util';
import type { PrismaClient } from '@/generated/prisma/client';
import type { ModelClient } from '@/lib/llm/ask-model';
import { chat } from '@/lib/llm/chat';
import { connectionTo } from '@/lib/llm/client';
import { LlmFault } from '@/lib/llm/fault';
import { batchPrices } from '@/lib/llm/price';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { connectEndpoint } from '@/lib/llm/server/connect-endpoint';
import { knownFeatures } from '@/lib/llm/server/known-features';
import { shareLimiter } from '@/lib/llm/server/shared-limiter';
import type { ActiveRun } from './active-run';

/** So old an endpoint's settings may be when a call is made. */
const GOOD_FOR_MS = 250;

/**
 * Opens the way to a run's model: its endpoint as it is set just now, a quarter of a second ago at later calls, what the model takes, and this
 * worker's share of the calls in flight. Rejects with an LlmFault when the endpoint is gone or cannot be opened. `leave`
 * gives the share back.
 */
export async function openModelClient(
  db: PrismaClient,
  { endpointId, model, inBatches }: Pick<ActiveRun, 'endpointId' | 'model' | 'inBatches'>,
  cut: AbortSignal,
  retryPolicy?: RetryPolicy,
  send: ModelClient['send'] = chat,
): Promise<ModelClient & { leave(): Promise<void> }> {
  if (!endpointId || !model) throw new LlmFault('unusable', 'the run has no endpoint any more');
  const open = (): ReturnType<typeof wayTo> => wayTo(db, endpointId, model, inBatches);
  let lookedAt = performance.now();
  let looking: Promise<void> | null = null;
  const way = await open();
  const features = await knownFeatures(db, endpointId, model);
  const { limiter, leave } = await shareLimiter(db, endpointId);
  const client = { ...way, features, limiter, send, open: new Map(), retryPolicy, cut, leave };
  /** Calls that meet look together. */
  function renew(): Promise<void> {
    if (looking) return looking;
    if (performance.now() < lookedAt + GOOD_FOR_MS) return Promise.resolve();
    return (looking = look().finally(() => (looking = null)));
  }
  async function look(): Promise<void> {
    const began = performance.now();
    const now = await open();
    lookedAt = began;
    if (isDeepStrictEqual(now, { connection: client.connection, prices: client.prices })) return;
    // Behind another address there may be another model of the same name.
    const moved = now.connection.baseUrl !== client.connection.baseUrl;
    if (moved) client.features = await knownFeatures(db, endpointId!, model!);
    Object.assign(client, now);
  }
  return Object.assign(client, { renew });
}

/** Where the model is and what it costs, as the endpoint is set just now: one look-up by id. */
async function wayTo(db: PrismaClient, endpointId: string, model: string, inBatches: boolean) {
  const open = await connectEndpoint(db, endpointId);
  const prices = open.models.find(({ name }) => name === model);
  if (!prices) throw new LlmFault('no_such_model', `${model} is no model of the endpoint any more`);
  return { connection: connectionTo(open, prices), prices: inBatches ? batchPrices(prices) : prices };
}
