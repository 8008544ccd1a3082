import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { mayCreate } from '@/lib/db/app-role';

/** Indexes that a new version of the queue wants are made one after another; the next start continues with the rest. */
const WAIT_LIMIT_MS = 60_000;

/** Makes the tables of the queue, or brings them to this version, as their owner; one who may make none finds them made. */
export async function prepareQueue(ownerUrl: string): Promise<void> {
  if (!(await mayCreate(ownerUrl))) return;
  const queue = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'face4rag-owner',
    max: 2,
    supervise: false,
    schedule: false,
  });
  queue.on('error', () => undefined); // what fails in the background is tried again by the next start
  try {
    await queue.start();
    for (const deadline = Date.now() + WAIT_LIMIT_MS; Date.now() < deadline; await sleep(100))
      if (!(await isIndexing(queue))) break;
  } finally {
    await queue.stop({ graceful: false });
  }
}

async function isIndexing(queue: PgBoss): Promise<boolean> {
  const status = await queue.getBamStatus();
  return status.some((part) => part.status === 'pending' || part.status === 'in_progress');
}
