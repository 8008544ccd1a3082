import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '@/lib/db/embedded/server';
import { prepareDatabase } from '@/lib/jobs/prepare-database';

export interface TestServer {
  /** URL of its maintenance database, as the owner of all tables. */
  url: string;
  /** The same as the role that the studio works with. */
  appUrl: string;
  createMigrated(name: string): Promise<void>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The server of TEST_DATABASE_URL, else an embedded one in a folder that goes with it. */
export async function startTestServer(): Promise<TestServer> {
  const { url, appUrl, stop } = process.env.TEST_DATABASE_URL
    ? await serverAt(process.env.TEST_DATABASE_URL)
    : await startThrowaway();
  return {
    url,
    appUrl,
    stop,
    async createMigrated(name) {
      await sql(url, `CREATE DATABASE "${name}"`);
      await prepareDatabase({ url: databaseAt(appUrl, name), ownerUrl: databaseAt(url, name) });
    },
    drop: (name) => sql(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}

type Started = Pick<TestServer, 'url' | 'appUrl' | 'stop'>;

/** With a role of its own, which goes with the test run. */
async function serverAt(url: string): Promise<Started> {
  const app = new URL(url);
  app.username = `f4r_app_${randomUUID().slice(0, 8)}`;
  app.password = randomUUID();
  await sql(url, `CREATE ROLE "${app.username}" LOGIN PASSWORD '${app.password}'`);
  return { url, appUrl: app.href, stop: () => sql(url, `DROP ROLE "${app.username}"`) };
}

async function startThrowaway(): Promise<Started> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-db-'));
  const server = await startEmbedded(folder);
  return {
    url: server.ownerUrl,
    appUrl: server.url,
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
