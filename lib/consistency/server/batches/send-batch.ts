import { Prisma, type PrismaClient } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import { batchApi } from '@/lib/llm/batch/batch-api';
import { type FaultKind, LlmFault } from '@/lib/llm/fault';
import type { RunWork } from '../predict-samples';
import { dropFiles } from './end-batch';
import { UNKNOWN } from './open-batch';
import { refusedBatch } from './refused-batch';
import type { WantedCall } from './wanted-calls';

/** How many calls went, and whether more may follow at once. */
interface Sent {
  calls: number;
  /** The endpoint has no room for more, or wants smaller batches. */
  full: boolean;
}

/** Hands calls to the endpoint as one batch, those that the budget covers. Rejects with an LlmFault where it takes none. */
export async function sendBatch(work: RunWork, wanted: readonly WantedCall[]): Promise<Sent> {
  const { ctx, run, client } = work;
  const claimed = await claimCalls(ctx.db, run.id, wanted);
  if (!claimed) return { calls: 0, full: false };
  const { batchId: id, keys } = claimed;
  const lines = wanted.filter(({ key }) => keys.has(key)).map(({ line }) => `${line}\n`);
  const inputFile = await batchApi(client.connection)
    .upload(lines.join(''))
    .catch(async (fault: unknown) => {
      await ctx.db.callBatch.delete({ where: { id } });
      throw fault;
    });
  await ctx.db.callBatch.update({ where: { id }, data: { inputFile } });
  const made = await createBatch(work, { id, inputFile, calls: keys.size });
  return { calls: made ? keys.size : 0, full: !made };
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

/** Claims calls for a new batch under the lock of the run, so that no two workers send one, and no money is reserved twice. */
async function claimCalls(
  db: PrismaClient,
  runId: string,
  wanted: readonly WantedCall[],
): Promise<{ batchId: string; keys: Set<string> } | null> {
  const claim = async (tx: Prisma.TransactionClient) => {
    const [run] = await tx.$queryRaw<{ left: bigint | null }[]>`
      SELECT "budgetMicros" - "spentMicros" - (
        SELECT coalesce(sum(c."reserveMicros"), 0)::bigint FROM "BatchedCall" c WHERE c."runId" = r.id) AS left
      FROM "Run" r WHERE id = ${runId}::uuid AND state = 'running' FOR UPDATE`;
    const covered = run ? coveredBy(run.left, wanted) : [];
    if (covered.length === 0) return null;
    const { id: batchId } = await tx.callBatch.create({
      data: { runId, calls: covered.length, createdAt: now() },
    });
    const rows = covered.map(
      ({ key, reserveMicros, tried }) =>
        Prisma.sql`(${runId}::uuid, ${key}, ${batchId}::uuid, ${reserveMicros}::bigint, ${tried}::int)`,
    );
    const keys = new Set<string>();
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const claimed = await tx.$queryRaw<{ key: string }[]>`
        INSERT INTO "BatchedCall" ("runId", key, "batchId", "reserveMicros", tried)
        VALUES ${Prisma.join(rows.slice(from, from + ROWS_AT_ONCE))}
        ON CONFLICT ("runId", key) DO UPDATE
        SET "batchId" = excluded."batchId", "reserveMicros" = excluded."reserveMicros", tried = excluded.tried
        WHERE "BatchedCall".tried < excluded.tried RETURNING key`;
      for (const { key } of claimed) keys.add(key);
    }
    if (keys.size < covered.length)
      await tx.callBatch.update({ where: { id: batchId }, data: { calls: keys.size } });
    if (keys.size > 0) return { batchId, keys };
    await tx.callBatch.delete({ where: { id: batchId } });
    return null;
  };
  return db.$transaction(claim, { timeout: 60_000 });
}

/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 5_000;

/** The first calls that may all together cost what is left; null: no limit. */
function coveredBy(left: bigint | null, wanted: readonly WantedCall[]): readonly WantedCall[] {
  if (left === null) return wanted;
  let reserved = 0n;
  const end = wanted.findIndex(({ reserveMicros }) => (reserved += reserveMicros) > left);
  return end < 0 ? wanted : wanted.slice(0, end);
}
