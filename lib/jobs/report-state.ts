import { Prisma } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';

/** Tables of figures that a job makes: each has what a job's table has, and fingerprint and figures. */
type ReportTable = 'AgreementReport' | 'Board' | 'GoldStatistics' | 'ImportComparison';
/** Tables of what a job does once: each has state, total, done, error and finishedAt. */
type JobTable = ReportTable | 'Construction' | 'Snapshot';

const { sql, raw } = Prisma;
const tableOf = (table: JobTable): Prisma.Sql => raw(`"${table}"`);
const GOING = sql`state IN ('queued', 'running')`;

/** Has a report begin, or begin anew after a crash; its row, or null for one that has ended or is gone. */
export async function claimReport<Row>(db: Db, table: JobTable, id: string): Promise<Row | null> {
  const taken = await db.$queryRaw<Row[]>`
    UPDATE ${tableOf(table)} SET state = 'running', done = 0, total = 0 WHERE id = ${id}::uuid AND ${GOING} RETURNING *`;
  return taken[0] ?? null;
}

/** Says how far a report is; false once it was stopped. Throws the reason of an aborted signal. */
export async function reportProgress(
  db: Db,
  table: JobTable,
  id: string,
  { done, total, signal }: { done: number; total: number; signal: AbortSignal },
): Promise<boolean> {
  signal.throwIfAborted();
  return (
    (await db.$executeRaw`
      UPDATE ${tableOf(table)} SET done = ${done}, total = ${total} WHERE id = ${id}::uuid AND state = 'running'`) >
    0
  );
}

/** Stores what a report came to; false once it was stopped. */
export async function keepReport(
  db: Db,
  table: ReportTable,
  id: string,
  { fingerprint, figures }: { fingerprint: string; figures: unknown },
): Promise<boolean> {
  return (
    (await db.$executeRaw`
      UPDATE ${tableOf(table)} SET state = 'done', "finishedAt" = ${now()}, fingerprint = ${fingerprint},
        figures = ${JSON.stringify(figures)}::jsonb
      WHERE id = ${id}::uuid AND state = 'running'`) > 0
  );
}

/** Ends a report as failed when its job has failed for good; false where it has ended otherwise, and stays as it is. */
export async function failReport(db: Db, table: JobTable, id: string, reason: string): Promise<boolean> {
  return (
    (await db.$executeRaw`
      UPDATE ${tableOf(table)} SET state = 'failed', error = ${reason}, "finishedAt" = ${now()}
      WHERE id = ${id}::uuid AND ${GOING}`) > 0
  );
}

/** Stops a report of a project that is going; false where none such is. */
export async function cancelReport(
  db: Db,
  table: JobTable,
  { id, projectId }: { id: string; projectId: string },
): Promise<boolean> {
  return (
    (await db.$executeRaw`
      UPDATE ${tableOf(table)} SET state = 'cancelled', "finishedAt" = ${now()}
      WHERE id = ${id}::uuid AND "projectId" = ${projectId}::uuid AND ${GOING}`) > 0
  );
}
