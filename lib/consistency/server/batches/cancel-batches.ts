import type { PrismaClient } from '@/generated/prisma/client';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { type BatchApi, batchApi } from '@/lib/llm/batch/batch-api';
import type { RemoteBatch } from '@/lib/llm/batch/remote-batch';
import { LlmFault } from '@/lib/llm/fault';
import { enqueueCancelBatches } from '../control/run-queue';
import { openModelClient } from '../model-client';
import { bookLeftAnswers } from './book-left-answers';
import { endBatch } from './end-batch';
import { isBeingSent, OPEN_BATCH } from './open-batch';

const LOOK_AGAIN_MS = 60_000;

/**
 * Cancels the batches of a cancelled run at its endpoint, and books what was answered before: it is paid for. Comes again until the
 * endpoint has ended them all; leaves them where the endpoint cannot be asked any more.
 */
export async function cancelBatches(ctx: Ctx & { db: PrismaClient }, runId: string): Promise<void> {
  const { db } = ctx;
  const run = await db.run.findFirst({
    where: { id: runId, state: 'cancelled' },
    select: { endpointId: true, model: true, inBatches: true },
  });
  const client = run && (await openModelClient(db, run, new AbortController().signal).catch(onlyFaults));
  if (!client) return;
  try {
    const api = batchApi(client.connection);
    for (const batch of await db.callBatch.findMany({ where: { runId, ...OPEN_BATCH } })) {
      if (isBeingSent(batch)) continue;
      const remote = await cancelled(api, batch);
      if (remote === null || remote.ended) await endBatch(db, api, batch, remote);
    }
    await bookLeftAnswers(db, runId, client.prices);
  } finally {
    await client.leave();
  }
  if ((await db.callBatch.count({ where: { runId, ...OPEN_BATCH } })) === 0) return;
  const later = new Date(now().getTime() + LOOK_AGAIN_MS);
  await inTx(ctx, (tx) => enqueueCancelBatches(tx.db, runId, later));
}

/** The batch as it stands once it was told to end; null where the endpoint knows of none. */
async function cancelled(
  api: BatchApi,
  { remoteId, inputFile }: { remoteId: string | null; inputFile: string | null },
): Promise<RemoteBatch | null> {
  const found = remoteId === null && inputFile !== null ? await api.find(inputFile) : null;
  const id = remoteId ?? found?.id;
  if (id === undefined) return null;
  const batch = await api.get(id);
  if (batch === null || batch.ended) return batch;
  await api.cancel(id);
  return api.get(id);
}

function onlyFaults(error: unknown): null {
  if (error instanceof LlmFault) return null;
  throw error;
}
