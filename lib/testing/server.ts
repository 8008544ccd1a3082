import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '@/lib/db/embedded/server';
import { migrate } from '@/lib/db/migrate';

export interface TestServer {
  /** URL of its maintenance database. */
  url: string;
  createMigrated(name: string): Promise<void>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The server of TEST_DATABASE_URL, else an embedded one in a folder that goes with it. */
export async function startTestServer(): Promise<TestServer> {
  const { url, stop } = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startThrowaway();
  return {
    url,
    stop,
    async createMigrated(name) {
      await sql(url, `CREATE DATABASE "${name}"`);
      await migrate(databaseAt(url, name));
    },
    drop: (name) => sql(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}

async function startThrowaway(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-db-'));
  const server = await startEmbedded(folder);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The URL of another database on the same server. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function sql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
