import { now } from '@/lib/clock';
import { type BatchApi, batchApi } from '@/lib/llm/batch/batch-api';
import type { RunWork } from '../predict-samples';
import { dropFiles, endBatch } from './end-batch';
import { isBeingSent, OPEN_BATCH } from './open-batch';
import { refusedBatch } from './refused-batch';
import { createBatch } from './send-batch';

/** So long an endpoint may know nothing of a batch that it has made, and of the files of one that has completed. */
const UNKNOWN_MS = 3_600_000;
const UNFILED_MS = 25 * 3_600_000;

/**
 * Looks at a run's open batches, and stores what those that have ended answered. Resolves with whether calls are free to be judged
 * by or sent again. Rejects with an LlmFault where the endpoint cannot be asked, or has refused a batch as a whole.
 */
export async function lookAtBatches(work: RunWork): Promise<boolean> {
  const { ctx, run, client, halt } = work;
  const api = batchApi(client.connection);
  const batches = await ctx.db.callBatch.findMany({
    where: { runId: run.id, ...OPEN_BATCH },
    orderBy: { createdAt: 'asc' },
  });
  let free = false;
  for (const batch of batches) {
    if (halt.aborted) break;
    const { inputFile, remoteId } = batch;
    if (isBeingSent(batch)) continue;
    if (inputFile === null) {
      await ctx.db.callBatch.deleteMany({ where: { id: batch.id, inputFile: null } });
      free = true;
    } else if (remoteId === null) free = (await adopted(work, api, { ...batch, inputFile })) || free;
    else free = (await lookAt(work, api, { ...batch, remoteId })) || free;
  }
  return free;
}

/** Goes on with a batch whose worker was gone before it knew whether the endpoint has it. */
async function adopted(
  work: RunWork,
  api: BatchApi,
  batch: { id: string; inputFile: string; calls: number; createdAt: Date },
): Promise<boolean> {
  const { id, createdAt } = batch;
  const { db } = work.ctx;
  const mine = await db.callBatch.updateMany({
    where: { id, createdAt, remoteId: null },
    data: { createdAt: now(), status: null },
  });
  if (mine.count === 0) return false;
  const found = await api.find(batch.inputFile);
  if (!found) return !(await createBatch(work, batch));
  await db.callBatch.update({
    where: { id },
    data: { state: 'sent', remoteId: found.id, status: found.status, sentAt: now() },
  });
  return false;
}

async function lookAt(
  work: RunWork,
  api: BatchApi,
  batch: { id: string; inputFile: string | null; remoteId: string; calls: number; sentAt: Date | null },
): Promise<boolean> {
  const { db } = work.ctx;
  const remote = await api.get(batch.remoteId);
  const age = now().getTime() - (batch.sentAt?.getTime() ?? 0);
  if (remote === null && age < UNKNOWN_MS) return false;
  if (remote && (!remote.ended || (remote.lacksFiles && age < UNFILED_MS))) {
    const { status, answered } = remote;
    await db.callBatch.update({ where: { id: batch.id }, data: { status, answered } });
    return false;
  }
  if (remote?.fault) {
    await dropFiles(api, [batch.inputFile]);
    return refusedBatch(work, remote.fault, batch);
  }
  await endBatch(db, api, batch, remote);
  return true;
}
