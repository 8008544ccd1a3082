import 'server-only';
import { ImportState, WorkState } from '@/generated/prisma/enums';
import { database, type Db, poolUse } from '@/lib/db/client';
import { WORKER_APPLICATION } from '@/lib/jobs/boss';
import { QUEUES } from '@/lib/jobs/queues';
import { metrics } from './registry';

const JOB_STATES = ['created', 'retry', 'active', 'failed'];

/** All metrics in the text format of Prometheus; what the database says is asked now, and missing while it does not answer. */
export async function readMetrics(): Promise<string> {
  const { databaseUp, jobs, oldest, runs, imports, workers, pool, registry } = metrics();
  const { open, idle, waiting, most } = poolUse(); // before the scrape itself takes one
  for (const [state, value] of Object.entries({ open, idle, waiting, most })) pool.set({ state }, value);
  for (const gauge of [jobs, oldest, runs, imports, workers]) gauge.reset();
  try {
    await askDatabase(database());
    databaseUp.set(1);
  } catch {
    databaseUp.set(0);
  }
  return registry.metrics();
}

async function askDatabase(db: Db): Promise<void> {
  const { jobs, oldest, runs, imports, workers } = metrics();
  const [queued, ran, imported, connected] = await Promise.all([
    jobCounts(db),
    db.run.groupBy({ by: 'state', _count: true }),
    db.import.groupBy({ by: 'state', _count: true }),
    db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE application_name = ${WORKER_APPLICATION} AND datname = current_database()`,
  ]);
  for (const queue of Object.keys(QUEUES)) {
    for (const state of JOB_STATES) jobs.set({ queue, state }, 0);
    oldest.set({ queue }, 0);
  }
  for (const { queue, state, count, age } of queued) {
    jobs.set({ queue, state }, count);
    if (state === 'created' || state === 'retry') oldest.set({ queue }, Math.max(age, 0));
  }
  for (const state of Object.values(WorkState)) runs.set({ state }, 0);
  for (const { state, _count } of ran) runs.set({ state }, _count);
  for (const state of Object.values(ImportState)) imports.set({ state }, 0);
  for (const { state, _count } of imported) imports.set({ state }, _count);
  workers.set(connected[0]?.n ?? 0);
}

/** None where neither a worker has run nor a job been sent. */
async function jobCounts(db: Db): Promise<{ queue: string; state: string; count: number; age: number }[]> {
  const [queue] = await db.$queryRaw<
    { there: boolean }[]
  >`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`;
  if (!queue?.there) return [];
  return db.$queryRaw`
    SELECT name AS queue, state::text, count(*)::int AS count,
      COALESCE(EXTRACT(EPOCH FROM now() - min(created_on)), 0)::float8 AS age
    FROM pgboss.job WHERE name = ANY (${Object.keys(QUEUES)}) AND state::text = ANY (${JOB_STATES})
    GROUP BY name, state ORDER BY age`;
}
