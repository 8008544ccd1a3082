import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { now } from '@/lib/clock';
import { countAttempt } from '@/lib/db/rate-limit';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { type ChatReply, chat } from '../chat';
import { type FaultKind, LlmFault } from '../fault';
import { ALL_FEATURES, lessThan, type ModelFeatures } from '../features';
import { OwnFault, type OwnReason } from '../own-fault';
import type { ModelQuestion } from '../question';
import { connectEndpoint } from './connect-endpoint';
import { inUse } from './in-use';

/** What came of asking a model one tiny question. */
export type EndpointTest =
  | { ok: true; latencyMs: number; features: ModelFeatures }
  /** `message` is the endpoint's own, in its language; never holds the key. */
  | { ok: false; reason: FaultKind | OwnReason; message: string };

/** Each test costs a few tokens of somebody's money. */
const LIMIT = { max: 20, window: 60_000 };
const LONGEST_MS = 60_000;

const QUESTION: ModelQuestion = {
  prompt: 'test/1',
  messages: [{ role: 'user', content: 'Answer with this JSON object and nothing else: {"ready": true}' }],
  shape: {
    name: 'test',
    schema: {
      type: 'object',
      properties: { ready: { type: 'boolean' } },
      required: ['ready'],
      additionalProperties: false,
    },
  },
  // Room for those that think first.
  maxTokens: 2_000,
};

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
    if (!open.models.some(({ name }) => name === model)) fail({ code: 'not_found', object: 'endpoint' });
    const connection = { ...open, model, timeoutMs: Math.min(open.timeoutMs, LONGEST_MS) };
    const { features, latencyMs } = await askForLess((taken) =>
      chat(connection, QUESTION, taken, new AbortController().signal),
    );
    const key = { endpointId: id, model };
    const found = { ...features, checkedAt: now() };
    await ctx.db.modelFeatures.upsert({
      where: { endpointId_model: key },
      create: { ...key, ...found },
      update: found,
    });
    return { ok: true, latencyMs, features };
  } catch (error) {
    if (!(error instanceof LlmFault)) throw error;
    const reason = error instanceof OwnFault ? error.reason : error.kind;
    return { ok: false, reason, message: error.message };
  }
}

/** Leaves out what the model refuses, one after the other, until it answers. */
async function askForLess(
  ask: (features: ModelFeatures) => Promise<ChatReply>,
  features = ALL_FEATURES,
): Promise<{ features: ModelFeatures; latencyMs: number }> {
  try {
    const { latencyMs } = await ask(features);
    return { features, latencyMs };
  } catch (error) {
    const less = error instanceof LlmFault && error.kind === 'rejected' && lessThan(features, error.message);
    if (!less) throw error;
    return askForLess(ask, less);
  }
}
