import type pg from 'pg';
import { WORKER_APPLICATION } from './boss';

/** Whether a worker is connected to the database, which is so while the studio runs. */
export async function isWorking(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ workers: string }>(
    `SELECT count(*) AS workers FROM pg_stat_activity
     WHERE application_name = $1 AND datname = current_database()`,
    [WORKER_APPLICATION],
  );
  return Number(rows[0]?.workers) > 0;
}
