import { now } from '@/lib/clock';
import { batchApi } from '@/lib/llm/batch/batch-api';
import { type FaultKind, LlmFault } from '@/lib/llm/fault';
import type { RunWork } from '../predict-samples';
import { claimCalls } from './claim-calls';
import { dropFiles } from './end-batch';
import { UNKNOWN } from './open-batch';
import { refusedBatch } from './refused-batch';
import type { WantedCall } from './wanted-calls';

/** What came of calls that were to go, and whether more may follow at once. */
interface Sent {
  /** Whether the budget covered all of them. */
  covered: boolean;
  /** The endpoint has no room for more, or wants smaller batches. */
  full: boolean;
}

/** Hands calls to the endpoint as one batch, those that the budget covers. Rejects with an LlmFault where it takes none. */
export async function sendBatch(work: RunWork, wanted: readonly WantedCall[]): Promise<Sent> {
  const { ctx, run, client } = work;
  const { batchId: id, keys, covered } = await claimCalls(ctx.db, run, wanted);
  if (id === null) return { covered, full: false };
  const lines = wanted.filter(({ key }) => keys.has(key)).map(({ line }) => `${line}\n`);
  const inputFile = await batchApi(client.connection)
    .upload(lines.join(''))
    .catch(async (fault: unknown) => {
      await ctx.db.callBatch.delete({ where: { id } });
      throw fault;
    });
  await ctx.db.callBatch.update({ where: { id }, data: { inputFile } });
  const made = await createBatch(work, { id, inputFile, calls: keys.size });
  return { covered, full: !made };
}

/**
 * Has a batch made of a file that is there; false where the endpoint has no room for it. One that may have been made although no
 * answer came is kept, and looked for later.
 */
export async function createBatch(
  work: RunWork,
  { id, inputFile, calls }: { id: string; inputFile: string; calls: number },
): Promise<boolean> {
  const { ctx, client } = work;
  const api = batchApi(client.connection);
  const batch = await api.create(inputFile).catch(async (fault: unknown) => {
    if (fault instanceof LlmFault && MAY_BE_MADE.has(fault.kind)) {
      await ctx.db.callBatch.update({ where: { id }, data: { status: UNKNOWN } });
      throw fault;
    }
    await dropFiles(api, [inputFile]);
    await refusedBatch(work, fault, { id, calls });
    return null;
  });
  if (batch === null) return false;
  await ctx.db.callBatch.update({
    where: { id },
    data: { state: 'sent', remoteId: batch.id, status: batch.status, sentAt: now() },
  });
  return true;
}

/** No answer came, or none that says. */
const MAY_BE_MADE = new Set<FaultKind>(['unreachable', 'timed_out', 'overloaded', 'cut_off']);
