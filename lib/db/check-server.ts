import type pg from 'pg';
import { explainFault } from './connection-fault';
import { withClient } from './session';

/** PostgreSQL 15.0, as server_version_num. */
const LOWEST_VERSION = 150_000;

interface Server {
  number: number;
  name: string;
  encoding: string;
}

/**
 * Connects once. Throws an Error that says what to mend when that fails, when the server is too old or when the database
 * cannot hold every text; `named` says where its address came from.
 */
export async function checkServer(url: string, named = 'DATABASE_URL'): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error(
      `${named} has to begin with postgresql://, as in postgresql://user:password@host/database.`,
    );
  const { number, name, encoding } = await withClient(url, ask).catch((error: unknown) => {
    throw new Error(explainFault(error, url, named), { cause: error });
  });
  if (number < LOWEST_VERSION)
    throw new Error(
      `The server of ${named} is PostgreSQL ${name}: the studio needs 15 or later; update it, or name another.`,
    );
  if (encoding !== 'UTF8')
    throw new Error(
      `The database of ${named} keeps its text as ${encoding}: make one with CREATE DATABASE studio ENCODING 'UTF8' TEMPLATE template0, and name it there.`,
    );
}

async function ask(client: pg.Client): Promise<Server> {
  const { rows } = await client.query<Record<keyof Server, string>>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name,
       current_setting('server_encoding') AS encoding`,
  );
  return { number: Number(rows[0]?.number), name: rows[0]?.name ?? '', encoding: rows[0]?.encoding ?? '' };
}
