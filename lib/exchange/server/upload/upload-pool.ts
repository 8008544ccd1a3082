import pg from 'pg';
import { databaseUrl } from '@/lib/db/client';

/** Connections for the bytes of all uploads of this process together: a piece holds one only while it is written. */
const MOST_CONNECTIONS = 2;
const IDLE_MS = 10_000;

const shared = globalThis as unknown as { face4ragUploads?: { url: string; pool: pg.Pool } };

/** The pool that uploads share, apart from the one of everything else; who finds none free waits in its queue. */
export function uploadPool(): pg.Pool {
  const url = databaseUrl();
  if (shared.face4ragUploads?.url !== url) shared.face4ragUploads = { url, pool: open(url) };
  return shared.face4ragUploads.pool;
}

function open(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'face4rag-uploads',
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    // No wait for the disk at each piece: the commit that makes the import ready waits for all of them.
    options: '-c synchronous_commit=off',
  });
  pool.on('error', () => undefined); // an idle connection broke; the next piece opens another
  return pool;
}
