import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** Whether two connections lead to one database, by whatever addresses: a lock that one holds, the other cannot take. */
export async function isSameDatabase(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const key = randomInt(2 ** 47);
  await one.query('SELECT pg_advisory_lock($1)', [key]);
  try {
    const { rows } = await other.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [key]);
    if (rows[0]?.taken) await other.query('SELECT pg_advisory_unlock($1)', [key]);
    return !rows[0]?.taken;
  } finally {
    await one.query('SELECT pg_advisory_unlock($1)', [key]);
  }
}
