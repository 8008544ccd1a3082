import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import { freeDisk } from '@/lib/db/free-disk';
import { diskWasFull } from '@/lib/db/full-disk';
import { WORKER_APPLICATION } from '@/lib/jobs/boss';
import { version } from '@/package.json';

export interface Health {
  /** What people do now is saved: database and disk are as they should be. */
  ok: boolean;
  /** "degraded": people can read, and what they save may be refused. */
  status: 'ok' | 'degraded' | 'down';
  database: boolean;
  /**
   * True while there is room: on the disk of the embedded database more than MIN_FREE_DISK_MB, and no save was refused
   * lately.
   */
  disk: boolean;
  /** At least one worker is connected; without one, jobs wait. */
  worker: boolean;
  version: string;
}

/** A database that says nothing for so long counts as away, so that whoever asks for the health always gets an answer. */
const WAIT_LIMIT_MS = 5_000;

/** One cheap query and a look at the disk: workers are known by the name of their connections. */
export async function getHealth(waitLimitMs = WAIT_LIMIT_MS): Promise<Health> {
  const [workers, disk] = await Promise.all([countWorkers(waitLimitMs), hasRoom()]);
  const isThere = workers !== null;
  const ok = isThere && disk;
  return {
    ok,
    status: ok ? 'ok' : isThere ? 'degraded' : 'down',
    database: isThere,
    disk,
    worker: (workers ?? 0) > 0,
    version,
  };
}

/** Null where the database does not answer. */
async function countWorkers(waitLimitMs: number): Promise<number | null> {
  const stop = new AbortController();
  const counted = database().$queryRaw<{ workers: bigint }[]>`
    SELECT count(*) AS workers FROM pg_stat_activity
    WHERE application_name = ${WORKER_APPLICATION} AND datname = current_database()`.then(
    (rows) => Number(rows[0]?.workers ?? 0),
    () => null,
  );
  const late = sleep(waitLimitMs, null, { signal: stop.signal }).catch(() => null);
  try {
    return await Promise.race([counted, late]);
  } finally {
    stop.abort();
  }
}

async function hasRoom(): Promise<boolean> {
  const free = await freeDisk().catch(() => null);
  return (free === null || free > 0) && !diskWasFull();
}
