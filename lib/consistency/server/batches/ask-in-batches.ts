import type { PrismaClient } from '@/generated/prisma/client';
import { keptReply, mostCost } from '@/lib/llm/ask-model';
import { batchForm } from '@/lib/llm/batch/batch-forms';
import { toBody } from '@/lib/llm/chat-body';
import type { Ledger } from '@/lib/llm/ledger';
import type { AskModel, ModelQuestion, ModelReply } from '@/lib/llm/question';
import { replyKey } from '@/lib/llm/reply-key';
import type { BatchSample } from '../next-batch';
import type { RunWork } from '../predict-samples';
import { runLedger } from '../ledger/run-ledger';
import { findCall, storeAnswer } from './store-answer';
import { askedTogether } from './waits-for-batch';
import type { WantedCalls } from './wanted-calls';

/**
 * The port for the questions about one sample of a run that sends its calls in batches: replies from the store and from batches that
 * have ended; what has none yet is wanted, and rejects with WaitsForBatch.
 */
export function askInBatches(work: RunWork, wanted: WantedCalls, sample: BatchSample): AskModel {
  const together = askedTogether();
  return (question, signal) => together(() => replyOrWanted(work, wanted, sample, question, signal));
}

async function replyOrWanted(
  work: RunWork,
  wanted: WantedCalls,
  sample: BatchSample,
  question: ModelQuestion,
  signal: AbortSignal,
): Promise<ModelReply | null> {
  const { ctx, run, client } = work;
  const ledger = ledgerOf(ctx.db, work, sample);
  for (;;) {
    signal.throwIfAborted();
    const features = client.features.now();
    const key = replyKey(client.connection, question, features);
    // In this order: a reply goes from there into the store at once.
    const call = await findCall(ctx.db, run.id, key);
    const kept = await ledger.find(key);
    if (kept) {
      await ledger.reuse(key);
      return keptReply(key, kept);
    }
    if (call?.state === 'at_work') return null;
    if (call?.state === 'answered') {
      await storeAnswer(work, (db) => ledgerOf(db, work, sample), { key, question, features, call });
      continue;
    }
    wanted.add({
      key,
      line: JSON.stringify(
        batchForm(client.connection).line(key, toBody(question, client.connection, features)),
      ),
      reserveMicros: mostCost(question, client.prices),
      tried: (call?.tried ?? 0) + 1,
    });
    return null;
  }
}

const ledgerOf = (db: PrismaClient, { run, client }: RunWork, { id: sampleId }: BatchSample): Ledger =>
  runLedger(db, { runId: run.id, sampleId, reserve: null, from: () => client.connection });
