import { Prisma, type PrismaClient } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import type { ActiveRun } from '../active-run';
import { GOES_ON } from './open-batch';
import type { WantedCall } from './wanted-calls';

type Run = Pick<ActiveRun, 'id' | 'groupId'>;

interface Claimed {
  /** Null where there is nothing to send. */
  batchId: string | null;
  keys: ReadonlySet<string>;
  /** Whether the budget covers all that this run has to send. */
  covered: boolean;
}

/** What a run may spend, null without a limit, and replies that another run of its group has or waits for. */
interface Room {
  left: bigint | null;
  elsewhere: string[];
}

/**
 * Claims calls for a new batch, those that the budget covers, so that no two workers send one, no two runs of a group ask for the
 * same reply, and no money is reserved twice.
 */
export function claimCalls(db: PrismaClient, run: Run, wanted: readonly WantedCall[]): Promise<Claimed> {
  const claim = async (tx: Tx): Promise<Claimed> => {
    const keys = new Set<string>();
    const room = await (run.groupId === null ? roomOfRun(tx, run.id) : roomInGroup(tx, run, wanted));
    if (!room) return { batchId: null, keys, covered: false };
    const elsewhere = new Set(room.elsewhere);
    const own = wanted.filter(({ key }) => !elsewhere.has(key));
    const calls = coveredBy(room.left, own);
    const covered = calls.length === own.length;
    if (calls.length === 0) return { batchId: null, keys, covered };
    const { id: batchId } = await tx.callBatch.create({
      data: { runId: run.id, calls: calls.length, createdAt: now() },
    });
    for (let from = 0; from < calls.length; from += ROWS_AT_ONCE) {
      const rows = calls.slice(from, from + ROWS_AT_ONCE);
      for (const key of await insertCalls(tx, run.id, batchId, rows)) keys.add(key);
    }
    if (keys.size < calls.length)
      await tx.callBatch.update({ where: { id: batchId }, data: { calls: keys.size } });
    if (keys.size > 0) return { batchId, keys, covered };
    await tx.callBatch.delete({ where: { id: batchId } });
    return { batchId: null, keys, covered };
  };
  return db.$transaction(claim, { timeout: 60_000 });
}

/** Under the lock of the run; null where it does not run any more. */
async function roomOfRun(tx: Tx, runId: string): Promise<Room | null> {
  const [run] = await tx.$queryRaw<{ left: bigint | null }[]>`
    SELECT "budgetMicros" - "spentMicros" - (
      SELECT coalesce(sum(c."reserveMicros"), 0)::bigint FROM "BatchedCall" c WHERE c."runId" = r.id) AS left
    FROM "Run" r WHERE id = ${runId}::uuid AND state = 'running' FOR UPDATE`;
  return run ? { ...run, elsewhere: [] } : null;
}

/**
 * Under the lock of the group; null where the run does not run any more. A reply that failed for good, or whose run was paused by a
 * person or has ended, is not waited for.
 */
async function roomInGroup(
  tx: Tx,
  { id, groupId }: Run,
  wanted: readonly WantedCall[],
): Promise<Room | null> {
  const keys = wanted.map(({ key }) => key);
  await tx.$executeRaw`SELECT FROM "RunGroup" WHERE id = ${groupId}::uuid FOR NO KEY UPDATE`;
  const others = await tx.run.findMany({
    where: { groupId, id: { not: id }, ...GOES_ON },
    select: { id: true },
  });
  const [room] = await tx.$queryRaw<Room[]>`
    WITH run AS (
      SELECT id, "spentMicros", state FROM "Run" WHERE "groupId" = ${groupId}::uuid
    ), call AS (
      SELECT c.key, c."reserveMicros", run.id = ANY(${others.map((run) => run.id)}::uuid[]) AND c.fault IS NULL AS elsewhere
      FROM "BatchedCall" c JOIN run ON run.id = c."runId"
    )
    SELECT g."budgetMicros" - (SELECT coalesce(sum("spentMicros"), 0)::bigint FROM run)
        - (SELECT coalesce(sum("reserveMicros"), 0)::bigint FROM call) AS left,
      ARRAY(SELECT key FROM call WHERE elsewhere AND key = ANY(${keys})
        UNION SELECT key FROM "StoredReply" WHERE key = ANY(${keys})) AS elsewhere
    FROM "RunGroup" g
    WHERE g.id = ${groupId}::uuid AND EXISTS (SELECT FROM run WHERE id = ${id}::uuid AND state = 'running')`;
  return room ?? null;
}

/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 5_000;

/** Notes calls as those of a batch; resolves with the keys of those that no other batch of the run has. */
async function insertCalls(
  tx: Tx,
  runId: string,
  batchId: string,
  calls: readonly WantedCall[],
): Promise<string[]> {
  const rows = calls.map(
    ({ key, reserveMicros, tried }) =>
      Prisma.sql`(${runId}::uuid, ${key}, ${batchId}::uuid, ${reserveMicros}::bigint, ${tried}::int)`,
  );
  const claimed = await tx.$queryRaw<{ key: string }[]>`
    INSERT INTO "BatchedCall" ("runId", key, "batchId", "reserveMicros", tried)
    VALUES ${Prisma.join(rows)}
    ON CONFLICT ("runId", key) DO UPDATE
    SET "batchId" = excluded."batchId", "reserveMicros" = excluded."reserveMicros", tried = excluded.tried
    WHERE "BatchedCall".tried < excluded.tried RETURNING key`;
  return claimed.map(({ key }) => key);
}

/** The first calls that may all together cost what is left; null: no limit. */
function coveredBy(left: bigint | null, wanted: readonly WantedCall[]): readonly WantedCall[] {
  if (left === null) return wanted;
  let reserved = 0n;
  const end = wanted.findIndex(({ reserveMicros }) => (reserved += reserveMicros) > left);
  return end < 0 ? wanted : wanted.slice(0, end);
}
