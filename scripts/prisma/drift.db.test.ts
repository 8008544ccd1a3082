import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { grantUse } from '@/lib/db/app-role';
import { createLedger } from '@/lib/db/migrations';
import { applyRules, readRules } from '@/lib/db/rules';
import { withClient } from '@/lib/db/session';
import { testDatabase } from '@/lib/testing/database/database';
import { readCatalog } from '@/lib/testing/database/database-catalog';
import { databaseAt, sql } from '@/lib/testing/server';
import { openEngine } from './engine.mjs';

const test = testDatabase();
const name = `f4r_drift_${randomUUID().slice(0, 8)}`;
afterAll(() => sql(inject('template').server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));

/** The tables of prisma/schema, as Prisma makes them. */
async function tablesOfSchema(url: string): Promise<string> {
  const files = fs
    .readdirSync('prisma/schema')
    .map((file) => path.join('prisma/schema', file))
    .map((file) => ({ path: file, content: fs.readFileSync(file, 'utf8') }));
  const engine = await openEngine({ url, schemaFiles: files.map((file) => file.path) });
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout;
}

it('the schema of Prisma with the rules of prisma/sql makes the same database as the migrations', async () => {
  const { server, app } = inject('template');
  await sql(server, `CREATE DATABASE "${name}"`);
  const url = databaseAt(server, name);
  await withClient(url, async (client) => {
    await createLedger(client);
    await client.query('CREATE SEQUENCE "agreement_revision"'); // the schema language has no sequences
    await client.query(await tablesOfSchema(url));
    await applyRules(client, readRules());
  });
  await grantUse(url, databaseAt(app, name));
  const migrated = await withClient(test.ownerUrl, readCatalog);
  expect(migrated.length).toBeGreaterThan(900);
  expect(await withClient(url, readCatalog)).toEqual(migrated);
});

it('the catalogue tells a database apart whose check, index, trigger, function or default is another', async () => {
  const before = await withClient(test.ownerUrl, readCatalog);
  const changes = [
    'ALTER TABLE "Project" DROP CONSTRAINT "Project_goldVotes_check"',
    'DROP INDEX "Sample_language_idx"',
    'DROP TRIGGER segment_immutable ON "Segment"',
    'ALTER TABLE "Label" DISABLE TRIGGER USER, ALTER COLUMN "note" DROP DEFAULT',
    'CREATE OR REPLACE FUNCTION face4rag_may_train(sample uuid) RETURNS boolean LANGUAGE sql STABLE AS $$ SELECT true $$',
    `ALTER TYPE "ErrorType" ADD VALUE 'KTwel' BEFORE 'KConc'`,
    'ALTER TABLE "Sample" ALTER COLUMN "ngramSignature" SET STORAGE EXTENDED',
  ];
  for (const change of changes)
    await withClient(test.ownerUrl, async (client) => {
      await client.query(`BEGIN; ${change}`);
      expect(await readCatalog(client), change).not.toEqual(before);
      await client.query('ROLLBACK');
    });
});
