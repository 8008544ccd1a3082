import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { countAttempt } from '@/lib/db/rate-limit';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { askModel } from '../ask-model';
import { chat } from '../chat';
import { connectionTo } from '../client';
import { ConcurrencyLimiter } from '../concurrency-limiter';
import type { EndpointModel } from '../endpoint';
import { type FaultKind, LlmFault } from '../fault';
import { ALL_FEATURES, leastOf, type ModelFeatures } from '../features';
import { FORGETFUL_LEDGER } from '../learn/forgetful-ledger';
import { OwnFault, type OwnReason } from '../own-fault';
import { TEST_QUESTION } from '../learn/test-question';
import { connectEndpoint, type OpenEndpoint } from './connect-endpoint';
import { inUse } from './in-use';
import { writeFeatures } from './known-features';

/** What came of asking a model one tiny question. */
export type EndpointTest =
  | { ok: true; latencyMs: number; features: ModelFeatures }
  /** `message` is the endpoint's own, in its language; never holds the key. */
  | { ok: false; reason: FaultKind | OwnReason; message: string };

/** Each test costs a few tokens of somebody's money. */
const LIMIT = { max: 20, window: 60_000 };
const LONGEST_MS = 60_000;

/** Somebody waits for the answer: a fault is told at once. */
const ONE_TRY = { firstWaitMs: 0, longestWaitMs: 0, tries: 1, triesOfEndpoint: 1 };

/**
 * Asks a model of an endpoint one tiny question over the way that judges go, and keeps what it takes. A fault is an answer
 * too. Fails with `not_found` for a model that the endpoint does not have, `rate_limited` when asked too often. For owners.
 */
export async function testEndpoint(ctx: Ctx, endpointId: string, model: string): Promise<EndpointTest> {
  requireOwner(ctx);
  const id = rowId(endpointId, 'endpoint');
  const row = await ctx.db.endpoint.findFirst({ where: { AND: [{ id }, await inUse(ctx.db)] } });
  if (!row) fail({ code: 'not_found', object: 'endpoint' });
  const wait = await countAttempt(ctx.db, [
    { key: `endpoint-test:${ctx.actor.userId ?? 'system'}`, ...LIMIT },
  ]);
  if (wait > 0) fail({ code: 'rate_limited', retryAfterSeconds: wait });
  try {
    const open = await connectEndpoint(ctx.db, id);
    const tested = open.models.find(({ name }) => name === model);
    if (!tested) fail({ code: 'not_found', object: 'endpoint' });
    const { features, latencyMs } = await askFromTheStart(open, tested);
    await writeFeatures(ctx.db, id, model, features);
    return { ok: true, latencyMs, features };
  } catch (error) {
    if (!(error instanceof LlmFault)) throw error;
    const reason = error instanceof OwnFault ? error.reason : error.kind;
    return { ok: false, reason, message: error.message };
  }
}

/** As a run asks, with nothing known of the model: what it refuses is left out until it answers. */
async function askFromTheStart(open: OpenEndpoint, model: EndpointModel) {
  let features = ALL_FEATURES;
  let latencyMs = 0;
  const never = new AbortController().signal;
  const limiter = new ConcurrencyLimiter();
  limiter.permit(1);
  const ask = askModel(
    {
      connection: { ...connectionTo(open, model), timeoutMs: Math.min(open.timeoutMs, LONGEST_MS) },
      prices: model,
      limiter,
      send: async (...asked) => {
        const reply = await chat(...asked);
        latencyMs = reply.latencyMs;
        return reply;
      },
      features: {
        now: () => features,
        learn: (less) => Promise.resolve(void (features = leastOf(features, less))),
      },
      open: new Map(),
      retryPolicy: ONE_TRY,
      cut: never,
    },
    FORGETFUL_LEDGER,
  );
  await ask(TEST_QUESTION, never);
  return { features, latencyMs };
}
