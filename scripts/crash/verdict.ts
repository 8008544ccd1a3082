import { isDeepStrictEqual } from 'node:util';
import { type PrismaClient } from '@/generated/prisma/client';
import { type AcknowledgedChanges } from './ledger';

export interface CrashVerdict {
  acknowledged: number;
  /** Acknowledged changes without a trace, and labels or submissions that do not stand as acknowledged. */
  lost: number;
  /** Where the first of them are, for who looks for the cause. */
  lostAt: string[];
  /** Changes with more than one trace, and labels changed more often than was acknowledged. */
  duplicated: number;
  refused: number;
}

/** Holds what every annotator was told against what the database has. */
export async function judgeLedgers(
  db: PrismaClient,
  ledgers: readonly AcknowledgedChanges[],
): Promise<CrashVerdict> {
  const traces = await countTraces(db);
  const verdict: CrashVerdict = { acknowledged: 0, lost: 0, lostAt: [], duplicated: 0, refused: 0 };
  for (const ledger of ledgers) {
    verdict.acknowledged += ledger.changes.size;
    verdict.refused += ledger.refused.length;
    for (const changeId of ledger.changes) {
      const count = traces.get(changeId) ?? 0;
      if (count === 0) lose(verdict, `change ${changeId}`);
      if (count > 1) verdict.duplicated += 1;
    }
    await judgeLabels(db, ledger, verdict);
    for (const id of await unsubmitted(db, ledger)) lose(verdict, `submission ${id}`);
  }
  return verdict;
}

async function countTraces(db: PrismaClient): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ changeId: string; count: number }[]>`
    SELECT "changeId", count(*)::int AS count FROM "AuditEvent" WHERE "changeId" IS NOT NULL GROUP BY 1`;
  return new Map(rows.map(({ changeId, count }) => [changeId, count]));
}

async function judgeLabels(
  db: PrismaClient,
  ledger: AcknowledgedChanges,
  verdict: CrashVerdict,
): Promise<void> {
  const annotationIds = [...new Set([...ledger.labels.keys()].map((key) => key.split(' ')[0]!))];
  const rows = await db.label.findMany({ where: { annotationId: { in: annotationIds } } });
  const stored = new Map(rows.map((row) => [`${row.annotationId} ${row.segmentId}`, row]));
  for (const [key, { judgement, version }] of ledger.labels) {
    const row = stored.get(key);
    const { fact, logic, errorType, evidence, note } = row ?? {};
    if (!row || !isDeepStrictEqual({ fact, logic, errorType, evidence, note }, judgement))
      lose(verdict, `label ${key}`);
    else if (row.version !== version) verdict.duplicated += 1;
  }
}

async function unsubmitted(db: PrismaClient, ledger: AcknowledgedChanges): Promise<string[]> {
  const ids = [...ledger.submitted];
  const where = { id: { in: ids }, state: 'submitted' as const };
  const kept = await db.annotation.findMany({ where, select: { id: true } });
  return ids.filter((id) => !kept.some((row) => row.id === id));
}

function lose(verdict: CrashVerdict, what: string): void {
  verdict.lost += 1;
  if (verdict.lostAt.length < 10) verdict.lostAt.push(what);
}
