import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from '@/generated/prisma/client';
import { env } from '@/lib/env';
import { statementName } from './kept-statement';

/** A client or an open transaction: verbs take either, by way of Ctx. */
export type Db = PrismaClient | Prisma.TransactionClient;
export type Tx = Prisma.TransactionClient;

/** A client of its own, for tests and commands that name their database. */
export function connect(url: string, max = 10): PrismaClient {
  // Its type asks for a name always; the adapter passes on what pg takes: none for a statement that is not kept.
  const statementNameGenerator = statementName as (query: { sql: string }) => string;
  const adapter = new PrismaPg({ connectionString: url, max }, { statementNameGenerator });
  return new PrismaClient({ adapter });
}

const shared = globalThis as unknown as { face4ragDb?: PrismaClient };

/** The process's one client. Throws when DATABASE_URL is not set: the launcher sets it for its children. */
export function database(): PrismaClient {
  return (shared.face4ragDb ??= connect(databaseUrl()));
}

/** Closes the process's client, if it was ever opened. */
export async function disconnect(): Promise<void> {
  await shared.face4ragDb?.$disconnect();
  delete shared.face4ragDb;
}

export function databaseUrl(): string {
  const url = env().DATABASE_URL;
  if (!url)
    throw new Error('DATABASE_URL is not set: start with `npm start`, or name a PostgreSQL database in it');
  return url;
}
