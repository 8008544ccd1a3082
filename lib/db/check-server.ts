import type pg from 'pg';
import { explainFault } from './connection-fault';
import { withClient } from './session';

/** PostgreSQL 15.0, as server_version_num. */
const LOWEST_VERSION = 150_000;

/**
 * Connects once. Throws an Error that says what to mend when that fails or the server is too old; `named` says where its
 * address came from.
 */
export async function checkServer(url: string, named = 'DATABASE_URL'): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error(
      `${named} has to begin with postgresql://, as in postgresql://user:password@host/database.`,
    );
  const version = await withClient(url, serverVersion).catch((error: unknown) => {
    throw new Error(explainFault(error, url, named), { cause: error });
  });
  if (version.number < LOWEST_VERSION)
    throw new Error(
      `The server of ${named} is PostgreSQL ${version.name}: the studio needs 15 or later; update it, or name another.`,
    );
}

async function serverVersion(client: pg.Client): Promise<{ number: number; name: string }> {
  const { rows } = await client.query<{ number: string; name: string }>(
    "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name",
  );
  return { number: Number(rows[0]?.number), name: rows[0]?.name ?? '' };
}
