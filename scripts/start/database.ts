import { setTimeout as sleep } from 'node:timers/promises';
import { checkServer } from '@/lib/db/check-server';
import { clusterFolder } from '@/lib/db/embedded/initialise';
import { findRunning } from '@/lib/db/embedded/postmaster';
import { startEmbedded } from '@/lib/db/embedded/server';
import { type Addresses, prepareDatabase } from '@/lib/jobs/prepare-database';
import { LauncherError, printLine } from '../setup/say.mjs';

export interface Database extends Addresses {
  stop(): Promise<void>;
}

const WATCH_MS = 250;

/** The database of DATABASE_URL, else the embedded one, which is then watched and started again on its port. */
export async function openDatabase(dataDir: string): Promise<Database> {
  if (process.env.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = '' } = process.env;
    await checkServer(url).catch(refuse);
    if (ownerUrl) await checkServer(ownerUrl, 'DATABASE_OWNER_URL').catch(refuse);
    return { url, ownerUrl: ownerUrl || url, stop: async () => {} };
  }
  const server = await startEmbedded(dataDir).catch(refuse);
  const watch = new AbortController();
  const watching = keepAlive(dataDir, server.port, watch.signal);
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    async stop() {
      watch.abort();
      await watching; // a start that is under way: else it would outlive the stop
      await server.stop();
    },
  };
}

async function keepAlive(dataDir: string, port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(WATCH_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || findRunning(clusterFolder(dataDir))) continue;
    printLine('The database ended; it is started again.');
    await startEmbedded(dataDir, { port }).catch((error: unknown) => printLine(String(error)));
  }
}

function refuse(error: unknown): never {
  throw new LauncherError(error instanceof Error ? error.message : String(error));
}

/** Applies what is missing of the migrations; returns how many there were. */
export async function bringUpToDate(addresses: Addresses): Promise<number> {
  const applied = await prepareDatabase(addresses).catch((error: unknown) => {
    throw new LauncherError(`The database could not be brought up to date: ${explainMigration(error)}`);
  });
  return applied.length;
}

function explainMigration(error: unknown): string {
  const { code, message = String(error) } = error as { code?: string; message?: string };
  if (code === '42501')
    return `${message}. Give its user the right to create tables there, or name the owner of the tables in DATABASE_OWNER_URL.`;
  if (code === '25006') return `${message}. Name a server that may be written, not its replica.`;
  if (code === '53100') return `its disk is full (${message}). Make room, then start again.`;
  return message;
}
