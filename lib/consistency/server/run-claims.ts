import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { BatchSample } from './next-batch';

const { sql } = Prisma;

/** A claim that was not renewed for so long is free: its worker is gone. */
const CLAIM_SECONDS = 15;

export interface ClaimingRun {
  id: string;
  projectId: string;
  /** Empty: all samples of the project. */
  sampleIds: readonly string[];
}

/** Samples `s` of a run that have neither a prediction nor a failure of it. */
export const unread = ({ id, projectId, sampleIds }: ClaimingRun): Prisma.Sql => sql`
  s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL
  ${sampleIds.length > 0 ? sql`AND s.id = ANY(${[...sampleIds]}::uuid[])` : Prisma.empty}
  AND NOT EXISTS (SELECT FROM "Annotation" a WHERE a."sampleId" = s.id AND a."runId" = ${id}::uuid)
  AND NOT EXISTS (SELECT FROM "RunFailure" f WHERE f."sampleId" = s.id AND f."runId" = ${id}::uuid)`;

/**
 * Claims up to `count` samples of a run for a worker, in order, after an ordinal. None when all are read or claimed, or when another worker
 * was a moment quicker.
 */
export async function claimSamples(
  db: Db,
  run: ClaimingRun,
  workerId: string,
  count: number,
  after = -1,
): Promise<BatchSample[]> {
  const free = sql`
    SELECT s.id FROM "Sample" s
    WHERE ${unread(run)} AND s.ordinal > ${after} AND ${unclaimed(run.id, sql`s.id`)}
    ORDER BY s.ordinal LIMIT ${count}`;
  return db.$queryRaw<BatchSample[]>`
    ${claiming(run.id, workerId, free)}
    SELECT s.id, s."externalId", s.ordinal, s.question, s.reference, s.answer, s.language
    FROM "Sample" s JOIN claimed ON claimed."sampleId" = s.id
    ORDER BY s.ordinal`;
}

/** That nobody is at a sample of a run, or at an item of a test. */
export const unclaimed = (runId: string, id: Prisma.Sql): Prisma.Sql => sql`
  NOT EXISTS (
    SELECT FROM "RunClaim" c WHERE c."runId" = ${runId}::uuid AND c."sampleId" = ${id} AND c.until > now())`;

/** The beginning of a query: claims for a worker what `free` selects by id, as `claimed` with "sampleId". */
export const claiming = (runId: string, workerId: string, free: Prisma.Sql): Prisma.Sql => sql`
  WITH free AS (${free}), claimed AS (
    INSERT INTO "RunClaim" ("runId", "sampleId", "workerId", until)
    SELECT ${runId}::uuid, id, ${workerId}::uuid, now() + make_interval(secs => ${CLAIM_SECONDS}) FROM free
    ON CONFLICT ("runId", "sampleId") DO UPDATE SET "workerId" = excluded."workerId", until = excluded.until
    WHERE "RunClaim".until <= now()
    RETURNING "sampleId"
  )`;

/** Holds a worker's claims for a while longer. */
export async function renewClaims(db: Db, runId: string, workerId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "RunClaim" SET until = now() + make_interval(secs => ${CLAIM_SECONDS})
    WHERE "runId" = ${runId}::uuid AND "workerId" = ${workerId}::uuid`;
}

/** Gives up the claims of samples that are stored, or all of a worker's. */
export async function dropClaims(
  db: Db,
  runId: string,
  of: { sampleIds: readonly string[] } | { workerId: string },
): Promise<void> {
  const own = 'workerId' in of ? of : { sampleId: { in: [...of.sampleIds] } };
  await db.runClaim.deleteMany({ where: { runId, ...own } });
}

/** How many samples of a run nobody has read yet, claimed ones too. */
export async function countRemainingSamples(db: Db, run: ClaimingRun): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM "Sample" s WHERE ${unread(run)}`;
  return Number(row?.count ?? 0);
}
