import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterFolder } from '@/lib/db/embedded/initialise';
import { findRunning } from '@/lib/db/embedded/postmaster';
import { startEmbedded } from '@/lib/db/embedded/server';
import { Refusal, say } from '../setup/say.mjs';

export interface Database {
  url: string;
  stop(): Promise<void>;
}

const WATCH_MS = 250;
/** PostgreSQL 15.0, as server_version_num. */
const LOWEST_VERSION = 150_000;

/** The database of DATABASE_URL, else the embedded one, which is then watched and started again on its port. */
export async function openDatabase(dataDir: string): Promise<Database> {
  if (process.env.DATABASE_URL) {
    await checkServer(process.env.DATABASE_URL);
    return { url: process.env.DATABASE_URL, stop: async () => {} };
  }
  const server = await startEmbedded(dataDir).catch((error: unknown) => {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  });
  const watch = new AbortController();
  void keepAlive(dataDir, server.port, watch.signal);
  return {
    url: server.url,
    async stop() {
      watch.abort();
      await server.stop();
    },
  };
}

async function keepAlive(dataDir: string, port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(WATCH_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || findRunning(clusterFolder(dataDir))) continue;
    say('The database ended; it is started again.');
    await startEmbedded(dataDir, { port }).catch((error: unknown) => say(String(error)));
  }
}

async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < LOWEST_VERSION)
      throw new Refusal('The server of DATABASE_URL is older than PostgreSQL 15: update it.');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new Refusal(
      `The database of DATABASE_URL cannot be reached (${reason}): start it, or mend DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
