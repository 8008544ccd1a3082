import type pg from 'pg';
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
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new Error(`The database of ${named} cannot be reached (${reason}): start it, or mend ${named}.`);
  });
  if (version < LOWEST_VERSION)
    throw new Error(`The server of ${named} is older than PostgreSQL 15: update it.`);
}

async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  return Number(rows[0]?.version);
}
