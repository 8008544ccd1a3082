import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { QUEUES } from './queues';

export interface WaitingJob {
  name: string;
  data: Record<string, unknown>;
}

/** Jobs that wait or are being done, oldest first; read in the caller's transaction, so that they fit its rows. */
export async function waitingJobs(client: pg.ClientBase): Promise<WaitingJob[]> {
  if (!(await hasQueue(client))) return [];
  const { rows } = await client.query<WaitingJob>(
    `SELECT name, data FROM pgboss.job
     WHERE name = ANY ($1) AND state < 'completed' ORDER BY created_on`,
    [Object.keys(QUEUES)],
  );
  return rows;
}

/**
 * Puts these jobs in the queue in place of all that it holds, in the caller's transaction. Returns how many; one of a
 * queue that there is no longer is dropped. A job goes on from what the database says, so it may start over.
 */
export async function replaceJobs(
  client: pg.ClientBase,
  open: () => Promise<PgBoss>,
  jobs: readonly WaitingJob[],
): Promise<number> {
  if (await hasQueue(client))
    await client.query('DELETE FROM pgboss.job WHERE name = ANY ($1)', [Object.keys(QUEUES)]);
  const known = jobs.filter(({ name }) => name in QUEUES);
  if (known.length === 0) return 0;
  const queue = await open();
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  for (const { name, data } of known) await queue.send(name, data, { db });
  return known.length;
}

/** False where neither a worker has run nor a job been sent. */
async function hasQueue(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('pgboss.job') IS NOT NULL AS there",
  );
  return rows[0]?.there ?? false;
}
