import { isTooLarge } from '@/lib/llm/batch/remote-batch';
import { LlmFault } from '@/lib/llm/fault';
import type { RunWork } from '../predict-samples';
import { OPEN_BATCH } from './open-batch';

/** Batches are made no smaller: what is too much of these is the limit of a day, or taken up by others. */
const LEAST_CALLS = 20;
/** Until there may be room again. */
const FULL_MS = 15 * 60_000;

/**
 * Forgets a batch that the endpoint has refused as a whole, so that its calls are free. Where it was too large, later ones are made smaller
 * unless others of the run take up the room; resolves with whether one may be sent at once. Throws any other fault.
 */
export async function refusedBatch(
  { ctx: { db }, run }: RunWork,
  fault: unknown,
  { id, calls }: { id: string; calls: number },
): Promise<boolean> {
  await db.callBatch.delete({ where: { id } });
  if (!(fault instanceof LlmFault) || !isTooLarge(fault)) throw fault;
  if ((await db.callBatch.count({ where: { runId: run.id, ...OPEN_BATCH } })) > 0) return false;
  if (calls <= LEAST_CALLS) throw new LlmFault('rate_limited', fault.message, { retryAfterMs: FULL_MS });
  run.batchSize = Math.max(LEAST_CALLS, Math.ceil(calls / 2));
  await db.run.updateMany({ where: { id: run.id }, data: { batchSize: run.batchSize } });
  return true;
}
