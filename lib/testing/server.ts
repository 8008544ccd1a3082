import pg from 'pg';
import { migrate } from '@/lib/db/migrate';

export interface TestServer {
  /** URL of its maintenance database. */
  url: string;
  createMigrated(name: string): Promise<void>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The server of TEST_DATABASE_URL. */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return {
    url,
    async createMigrated(name) {
      await sql(url, `CREATE DATABASE "${name}"`);
      await migrate(databaseAt(url, name));
    },
    drop: (name) => sql(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
    stop: async () => {},
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
