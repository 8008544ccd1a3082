import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import type { PrismaClient } from '@/generated/prisma/client';
import { connect } from '@/lib/db/client';
import { databaseAt, sql } from '../server';

/** Reached as the role that the studio works with, which owns nothing. */
export interface TestDatabase {
  db: PrismaClient;
  url: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
}

/** A fresh migrated database for one test file, dropped after it; call at the top of the file and read its fields inside tests. */
export function testDatabase(): TestDatabase {
  const { server, app, name: template } = inject('template');
  const name = `f4r_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const handle = { url: databaseAt(app, name), ownerUrl: databaseAt(server, name) } as TestDatabase;
  beforeAll(async () => {
    await sql(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
    process.env.DATABASE_URL = handle.url; // for verbs that reach the queue or COPY by themselves
    handle.db = connect(handle.url);
  });
  afterAll(async () => {
    await handle.db.$disconnect();
    await sql(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  return handle;
}
