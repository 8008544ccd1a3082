import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { Prisma, type PrismaClient } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { type BatchAnswer, batchAnswerSchema } from '@/lib/llm/batch/batch-lines';
import { readAnswer } from '@/lib/llm/batch/read-answer';
import type { ModelFeatures } from '@/lib/llm/features';
import { FAULT_KINDS, LlmFault } from '@/lib/llm/fault';
import type { Ledger } from '@/lib/llm/ledger';
import { lessThan } from '@/lib/llm/learn/less-than';
import { costMicros } from '@/lib/llm/price';
import type { ModelQuestion } from '@/lib/llm/question';
import { usageOfFault } from '@/lib/llm/replies/counted-usage';
import { isOfEndpoint } from '@/lib/llm/retry-policy';
import type { PricedReply } from '@/lib/llm/replies/read-reply';
import type { RunWork } from '../predict-samples';

/** A call that failed in passing is put into so many batches, all told. */
const MOST_TRIES = 3;

const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS),
  message: storableText,
  raw: storableText.nullable(),
});

/** A call that was in a batch, by what came of it; `left`: nothing, so that it is to go into another. */
export type FoundCall =
  | { state: 'at_work' }
  | { state: 'left'; tried: number }
  | { state: 'answered'; tried: number; answer: BatchAnswer; latencyMs: number };

/** Finds what became of a call of a run; null where it was in no batch. Throws the fault that it failed with for good. */
export async function findCall(db: Db, runId: string, key: string): Promise<FoundCall | null> {
  const row = await db.batchedCall.findUnique({
    where: { runId_key: { runId, key } },
    include: { batch: true },
  });
  if (!row) return null;
  const { answer, fault, tried, batch } = row;
  if (fault !== null) {
    const { kind, message, raw } = faultSchema.parse(fault);
    throw new LlmFault(kind, message, { raw });
  }
  if (batch.state !== 'ended') return { state: 'at_work' };
  if (answer === null) return { state: 'left', tried };
  const latencyMs = (batch.endedAt?.getTime() ?? 0) - (batch.sentAt?.getTime() ?? 0);
  return { state: 'answered', tried, answer: batchAnswerSchema.parse(answer), latencyMs };
}

interface Answered {
  key: string;
  question: ModelQuestion;
  /** With which the call was made. */
  features: ModelFeatures;
  call: FoundCall & { state: 'answered' };
}

/**
 * Takes up what a batch answered to a question, once however many samples ask it: a reply goes into the store and a fault into the
 * books, as that of a call would. A fault that only another call can mend leaves the call to another batch.
 */
export async function storeAnswer(
  work: RunWork,
  ledgerOf: (db: PrismaClient) => Ledger,
  answered: Answered,
): Promise<void> {
  const { ctx, run, client } = work;
  const { key, question, features } = answered;
  const where = { runId: run.id, key, answer: { not: Prisma.AnyNull } };
  const reply = readOrFault(answered, client.connection.apiKey);
  const less = reply instanceof LlmFault && lessThan(features, reply, question);
  if (less) {
    await client.features.learn(less);
    await ctx.db.batchedCall.deleteMany({ where });
    return;
  }
  const usage = reply instanceof LlmFault ? usageOfFault(question, reply) : reply.usage;
  const cost = usage && costMicros(usage, client.prices);
  const left = reply instanceof LlmFault ? leftOf(reply, answered.call.tried) : null;
  // In one transaction, so that a reply is neither lost nor paid for twice.
  await ctx.db.$transaction(async (tx) => {
    const calls = tx.batchedCall;
    const { count } = await (left ? calls.updateMany({ where, data: left }) : calls.deleteMany({ where }));
    if (count === 0) return;
    const ledger = ledgerOf(tx as PrismaClient);
    if (reply instanceof LlmFault) await ledger.fault(key, reply.kind, cost, usage);
    else
      await ledger.commit(key, question.prompt, { ...reply, latencyMs: answered.call.latencyMs }, cost ?? 0n);
  });
  if (reply instanceof LlmFault && (left === null || left.fault !== undefined)) throw reply;
}

/**
 * What is left of a call after a fault: it goes into another batch, or has failed for good. Null where the fault halts the run, which
 * asks again when it goes on.
 */
function leftOf(
  fault: LlmFault,
  tried: number,
): { answer: typeof Prisma.DbNull; reserveMicros: number; fault?: object } | null {
  const none = { answer: Prisma.DbNull, reserveMicros: 0 };
  if (fault.passing && tried < MOST_TRIES) return none;
  if (fault.fatal || isOfEndpoint(fault.kind)) return null;
  const { kind, message, raw } = fault;
  return { ...none, fault: { kind, message, raw } };
}

function readOrFault({ question, call }: Answered, apiKey: string | null): PricedReply | LlmFault {
  try {
    return readAnswer(question, call.answer, apiKey);
  } catch (error) {
    if (error instanceof LlmFault) return error;
    throw error;
  }
}
