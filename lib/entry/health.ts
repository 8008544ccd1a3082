import 'server-only';
import { database } from '@/lib/db/client';
import { WORKER_APPLICATION } from '@/lib/jobs/boss';
import { version } from '@/package.json';

export interface Health {
  /** The database answers; what people do now is saved. */
  ok: boolean;
  database: boolean;
  /** At least one worker is connected; without one, jobs wait. */
  worker: boolean;
  version: string;
}

/** One cheap query: workers are known by the name of their connections. */
export async function getHealth(): Promise<Health> {
  try {
    const rows = await database().$queryRaw<{ workers: bigint }[]>`
      SELECT count(*) AS workers FROM pg_stat_activity
      WHERE application_name = ${WORKER_APPLICATION} AND datname = current_database()`;
    return { ok: true, database: true, worker: Number(rows[0]?.workers ?? 0) > 0, version };
  } catch {
    return { ok: false, database: false, worker: false, version };
  }
}
