import { PgBoss, fromPrisma } from 'pg-boss';
import type { Tx } from '@/lib/db/client';
import { databaseUrl } from '@/lib/db/client';
import { log } from '@/lib/log';
import type { JobName, JobPayloads } from './queues';
import { QUEUES } from './queues';

const shared = globalThis as unknown as { face4ragBoss?: Promise<PgBoss> };

/** The process's one connection to the queue, with every queue made. `supervise` is for the worker alone. */
export function boss(options: { supervise?: boolean } = {}): Promise<PgBoss> {
  return (shared.face4ragBoss ??= open(databaseUrl(), options.supervise ?? false));
}

/** Opens the queue over one database and makes what is missing in it. */
export async function open(url: string, supervise: boolean): Promise<PgBoss> {
  const queue = new PgBoss({ connectionString: url, supervise, schedule: supervise, max: supervise ? 6 : 2 });
  queue.on('error', (error) => log.error({ err: error.message }, 'queue'));
  await queue.start();
  for (const [name, options] of Object.entries(QUEUES)) await queue.createQueue(name, options);
  return queue;
}

/** Puts a job in the queue in the transaction of what it is about: both are there, or neither is. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await (await boss()).send(name, payload, { db: fromPrisma(tx) });
}
