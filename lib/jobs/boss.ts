import { PgBoss, fromPrisma } from 'pg-boss';
import { mayCreate } from '@/lib/db/app-role';
import type { Tx } from '@/lib/db/client';
import { databaseUrl } from '@/lib/db/client';
import { log } from '@/lib/log';
import type { JobName, JobPayloads } from './queues';
import { QUEUES } from './queues';

/** By this name a worker's connections are known in pg_stat_activity; /api/health looks for it. */
export const WORKER_APPLICATION = 'face4rag-worker';

const shared = globalThis as unknown as { face4ragBoss?: Promise<PgBoss> };

/** The process's one connection to the queue, with every queue made. `supervise` is for the worker alone. */
export function boss(options: { supervise?: boolean } = {}): Promise<PgBoss> {
  return (shared.face4ragBoss ??= openQueue(databaseUrl(), options.supervise ?? false).catch(
    (error: unknown) => {
      delete shared.face4ragBoss; // the next call tries again: the database may have been down for a moment
      throw error;
    },
  ));
}

/** Opens the queue over one database and makes what is missing in it. */
export async function openQueue(url: string, supervise: boolean): Promise<PgBoss> {
  const queue = new PgBoss({
    connectionString: url,
    application_name: supervise ? WORKER_APPLICATION : 'face4rag-queue',
    max: supervise ? 6 : 2,
    supervise,
    schedule: false,
    migrate: await mayCreate(url), // else the owner has made its tables (prepare-queue.ts)
    // How soon a job whose worker was killed is seen; it goes back to the queue after its heartbeat has run out.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  queue.on('error', (error) => log.error({ err: error.message }, 'queue'));
  try {
    await queue.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      await queue.createQueue(name, options);
      if (supervise) await queue.updateQueue(name, options); // one that was made by an earlier version
    }
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return queue;
}

/** Closes the process's connection to the queue, if there is one; running jobs get `graceMs` to end. */
export async function closeBoss(graceMs = 1_000): Promise<void> {
  const queue = await shared.face4ragBoss?.catch(() => undefined);
  delete shared.face4ragBoss;
  await queue?.stop({ graceful: true, timeout: graceMs });
}

/**
 * Puts a job in the queue in the transaction of what it is about: both are there, or neither is.
 *
 * @param startAfter no worker takes it before
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  startAfter?: Date,
): Promise<void> {
  await (await boss()).send(name, payload, { db: fromPrisma(tx), ...(startAfter && { startAfter }) });
}
