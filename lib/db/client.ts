import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '@/generated/prisma/client';
import { env } from '@/lib/env';
import { statementName } from './kept-statement';
import { serializeQueries } from './serialize-queries';

/** A client or an open transaction: verbs take either, by way of Ctx. */
export type Db = PrismaClient | Prisma.TransactionClient;
export type Tx = Prisma.TransactionClient;

/** A client of its own, for tests and commands that name their database. */
export function connect(url: string, max = 10): PrismaClient {
  return connectBy(new pg.Pool({ connectionString: url, max }));
}

/** Milliseconds: behind fifty people who ask at once a transaction waits its turn, and a slow disk takes its time. */
const TRANSACTION = { maxWait: 20_000, timeout: 60_000 };

function connectBy(pool: pg.Pool): PrismaClient {
  // The type requires a name; the adapter passes `undefined` to pg for a statement that is not prepared.
  const statementNameGenerator = statementName as (query: { sql: string }) => string;
  pool.on('connect', serializeQueries);
  const adapter = new PrismaPg(pool, { statementNameGenerator, disposeExternalPool: true });
  return new PrismaClient({ adapter, transactionOptions: TRANSACTION });
}

const shared = globalThis as unknown as { face4ragDb?: PrismaClient; face4ragPool?: pg.Pool };
/** Connections of the process's client. */
const MOST = 10;

/** The process's one client. Throws when DATABASE_URL is not set: the launcher sets it for its children. */
export function database(): PrismaClient {
  shared.face4ragPool ??= new pg.Pool({ connectionString: databaseUrl(), max: MOST });
  return (shared.face4ragDb ??= connectBy(shared.face4ragPool));
}

/** How the connections of the process's client are used just now. */
export function poolUse(): { open: number; idle: number; waiting: number; most: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.face4ragPool ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount, most: MOST };
}

/** Closes the process's client, if it was ever opened. */
export async function disconnect(): Promise<void> {
  await shared.face4ragDb?.$disconnect();
  delete shared.face4ragDb;
  delete shared.face4ragPool;
}

/** As whom tables are made and changed; the same as databaseUrl() where there is one role. */
export const ownerDatabaseUrl = (): string => env().DATABASE_OWNER_URL ?? databaseUrl();

export function databaseUrl(): string {
  const url = env().DATABASE_URL;
  if (!url)
    throw new Error('DATABASE_URL is not set: start with `npm start`, or name a PostgreSQL database in it');
  return url;
}
