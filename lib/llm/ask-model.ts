import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatReply } from './chat';
import type { Connection } from './client';
import type { EndpointModel } from './endpoint';
import { usageOfFault } from './replies/counted-usage';
import { LlmFault } from './fault';
import type { ModelFeatures } from './features';
import { lessThan } from './learn/less-than';
import type { ConcurrencyLimiter } from './concurrency-limiter';
import { AskedElsewhere, type StoredReply, type Ledger } from './ledger';
import { asksForLong, RETRY_POLICY, type RetryPolicy, waitBefore } from './retry-policy';
import { costMicros, mostMicros } from './price';
import { type AskModel, type ModelQuestion, type ModelReply, schemaText } from './question';
import { replyKey } from './reply-key';

/** One model behind one endpoint, with all that stands between it and who asks. */
export interface ModelClient {
  connection: Connection;
  prices: EndpointModel;
  /** Before each call: takes over what changed of the settings. Rejects with an LlmFault when there is no way any more. */
  renew?(): Promise<void>;
  limiter: ConcurrencyLimiter;
  /** One call; chat.ts but in tests. */
  send(
    connection: Connection,
    question: ModelQuestion,
    features: ModelFeatures,
    signal: AbortSignal,
  ): Promise<ChatReply>;
  features: {
    now(): ModelFeatures;
    /** The model refused something: from now on it is asked for less. */
    learn(features: ModelFeatures): Promise<void>;
  };
  /** Questions that are being asked just now, by their keys. */
  open: Map<string, Promise<StoredReply | null>>;
  retryPolicy?: RetryPolicy;
  /** Cuts off calls that are under way. The signal that questions come with only keeps further ones from being made. */
  cut: AbortSignal;
}

/**
 * The port that methods ask through (question.ts): from the store if the same was ever asked, else when a place is free,
 * within the budget, again after passing faults, unless the endpoint asks for more than ten minutes. `order`: whose calls go first; questions alike that meet are asked once.
 */
export function askModel(client: ModelClient, ledger: Ledger, order = 0): AskModel {
  return async function ask(question, signal): Promise<ModelReply> {
    for (;;) {
      const features = client.features.now();
      const { connection } = client;
      const key = replyKey(connection, question, features);
      const asking = { key, connection, question, features, order, signal };
      const reply = await askedOnce(client, ledger, asking);
      if (reply) return keptReply(key, reply);
    }
  };
}

interface Asking {
  key: string;
  /** What the key was made of. */
  connection: Connection;
  question: ModelQuestion;
  features: ModelFeatures;
  order: number;
  signal: AbortSignal;
}

/**
 * The reply by its key; null when it has to be asked otherwise or again: the model takes less, is at another address now, or
 * somebody else was asking.
 */
async function askedOnce(client: ModelClient, ledger: Ledger, asking: Asking): Promise<StoredReply | null> {
  const { key } = asking;
  const met = client.open.get(key);
  if (!met) {
    const reply = keptOrAnswered(client, ledger, asking);
    client.open.set(key, reply);
    return reply.finally(() => client.open.delete(key));
  }
  const reply = await met;
  if (reply) await ledger.reuse(key);
  return reply;
}

async function keptOrAnswered(
  client: ModelClient,
  ledger: Ledger,
  asking: Asking,
): Promise<StoredReply | null> {
  const kept = await ledger.find(asking.key);
  if (!kept) return tryUntilAnswered(client, ledger, asking);
  await ledger.reuse(asking.key);
  return kept;
}

async function tryUntilAnswered(
  client: ModelClient,
  ledger: Ledger,
  asking: Asking,
): Promise<StoredReply | null> {
  const { key, features, signal } = asking;
  for (let tried = 1; ; tried += 1) {
    const reply = await client.limiter
      .run(asking.order, signal, () => callAndCommit(client, ledger, asking))
      .catch(expected);
    if (reply instanceof Moved) return null;
    if (reply instanceof AskedElsewhere) {
      await sleep(LOOK_AGAIN_MS, null, { signal });
      return null;
    }
    if (!(reply instanceof LlmFault)) return reply;
    const less = lessThan(features, reply, asking.question);
    if (less) {
      await Promise.all([client.features.learn(less), ledger.release(key)]);
      return null;
    }
    if (reply.kind === 'over_budget') throw reply;
    const usage = usageOfFault(asking.question, reply);
    await ledger.fault(key, reply.kind, usage && costMicros(usage, client.prices), usage);
    if (asksForLong(reply)) throw limited(reply);
    const wait = waitBefore(reply, tried, client.retryPolicy ?? RETRY_POLICY, Math.random());
    if (wait === null) throw reply;
    await sleep(wait, null, { signal });
  }
}

/** How often it is looked for a reply that somebody else asks for; meanwhile no place is held. */
const LOOK_AGAIN_MS = 200;

/** Whatever the endpoint calls it, it says when it will answer again: the work may pause until then. */
const limited = ({ message, retryAfterMs }: LlmFault): LlmFault =>
  new LlmFault('rate_limited', message, { retryAfterMs });

/** A place is free again once the reply is committed, so that a kill costs no more replies than there are places. */
async function callAndCommit(client: ModelClient, ledger: Ledger, asking: Asking): Promise<ChatReply> {
  const { key, connection, question, features } = asking;
  await client.renew?.();
  if (client.connection !== connection && replyKey(client.connection, question, features) !== key)
    throw new Moved();
  await ledger.reserve(key, mostCost(question, client.prices));
  const reply = await client.send(client.connection, question, features, client.cut);
  await ledger.commit(key, question.prompt, reply, costMicros(reply.usage, client.prices));
  return reply;
}

/** What the key of a question was made of no longer holds; nothing was sent. */
class Moved extends Error {}

function expected(error: unknown): LlmFault | Moved | AskedElsewhere {
  if (error instanceof LlmFault || error instanceof Moved || error instanceof AskedElsewhere) return error;
  throw error;
}

/** Room for the marks of the chat format. */
const FORMAT_TOKENS = 500;

/** What a question may cost at most, in millionths, for any model: a text has no more tokens than bytes. */
export function mostCost(question: ModelQuestion, prices: EndpointModel): bigint {
  const { messages, maxTokens } = question;
  const text = messages.map(({ content }) => content).join('') + schemaText(question);
  return mostMicros(Buffer.byteLength(text) + FORMAT_TOKENS, maxTokens, prices);
}

/** A reply from the store for who asked. Throws the fault that it came with. */
export function keptReply(key: string, { fault, text, reasoning, usage }: StoredReply): ModelReply {
  if (fault === null) return { key, text, reasoning, usage };
  throw new LlmFault(fault, SAID[fault], { raw: text });
}

const SAID = {
  refused: 'the model refused',
  filtered: 'the endpoint filtered the reply',
  unreadable: 'the reply was cut short',
} as const;
