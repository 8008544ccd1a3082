import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '@/lib/jobs/prepare-database';
import { testDatabase } from '@/lib/testing/database/database';
import { clusterFolder } from './embedded/initialise';
import { startEmbedded } from './embedded/server';
import { withClient } from './session';

const test = testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-role-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = (url: string, statement: string) => withClient(url, (client) => client.query(statement));
const REFUSED = { code: '42501' };

describe("the studio's role", () => {
  it.each([
    ["run a program on the server's machine", "COPY (SELECT 1) TO PROGRAM 'true'"],
    ['write a file there', "COPY (SELECT 1) TO '/tmp/face4rag-role'"],
    ['read a file there', "SELECT pg_read_file('PG_VERSION')"],
    ['read the passwords of roles', 'SELECT rolpassword FROM pg_authid'],
    ['make a role', 'CREATE ROLE another SUPERUSER'],
    ['make a database', 'CREATE DATABASE another'],
    ['drop a table', 'DROP TABLE "Label"'],
    ['empty a table past its triggers', 'TRUNCATE "AuditEvent" CASCADE'],
    ['switch off triggers', 'ALTER TABLE "AuditEvent" DISABLE TRIGGER ALL'],
    ['switch off triggers for itself', 'SET session_replication_role = replica'],
    ['make a table', 'CREATE TABLE another (id int)'],
    ['replace a function', 'CREATE FUNCTION another() RETURNS int LANGUAGE sql AS $$SELECT 1$$'],
    ['drop the queue', 'DROP SCHEMA pgboss CASCADE'],
    ['change what is known of migrations', 'DELETE FROM _prisma_migrations'],
  ])('cannot %s', async (_what, statement) => {
    await expect(run(test.url, statement)).rejects.toMatchObject(REFUSED);
  });

  it('is made and takes over where the studio worked as the superuser of its cluster', async () => {
    const before = await startEmbedded(folder);
    await prepareDatabase({ url: before.ownerUrl, ownerUrl: before.ownerUrl });
    await run(
      before.ownerUrl,
      `INSERT INTO "User" (id, name, email, "updatedAt") VALUES ('a', 'A', 'a@example.test', now())`,
    );
    await run(before.ownerUrl, 'DROP ROLE studio');
    fs.rmSync(path.join(clusterFolder(folder), 'face4rag-studio-password'));
    await before.stop();

    const after = await startEmbedded(folder);
    try {
      await prepareDatabase(after);
      const { rows } = await run(
        after.url,
        `UPDATE "User" SET name = 'B' RETURNING name, current_user::text AS role`,
      );
      expect(rows).toEqual([{ name: 'B', role: 'studio' }]);
      await expect(run(after.url, 'DROP TABLE "User"')).rejects.toMatchObject(REFUSED);
      await expect(run(after.url, 'SELECT FROM pg_authid')).rejects.toMatchObject(REFUSED);
    } finally {
      await after.stop();
    }
  });

  it('may use tables that the owner has made since', async () => {
    await run(test.ownerUrl, 'CREATE TABLE later (id int)');
    await expect(run(test.url, 'INSERT INTO later VALUES (1)')).rejects.toMatchObject(REFUSED);
    await prepareDatabase(test);
    await run(test.url, 'INSERT INTO later VALUES (1)');
    await run(test.ownerUrl, 'DROP TABLE later');
  });
});
