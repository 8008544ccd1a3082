import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '@/lib/db/client';
import { openQueue } from '@/lib/jobs/boss';
import { waitingJobs } from '@/lib/jobs/waiting';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import { sample } from '@/lib/testing/database/builders';
import { databaseAt, sql } from '@/lib/testing/server';
import { migrate } from '../migrate';
import { readMigrations } from '../migrations';
import { isSameDatabase } from '../same-database';
import { withClient } from '../session';
import { listForeignKeys, listSequences, listTables } from './catalog';
import { dump, SIGNED_IN } from './dump';
import { readBackup, writeBackup } from './file';
import type { Parts } from './format';
import { loadBackup, type Loaded, type LoadOptions } from './load';

const source = testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-backup-'));
const file = path.join(folder, 'whole.tar.gz');
const made: string[] = [];

beforeAll(async () => {
  await fill();
  await withClient(source.url, (client) => writeBackup(file, dump(client, { without: SIGNED_IN })));
});

afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  const { server } = inject('template');
  const drop = async (name: string) => {
    await sql(server, `DROP DATABASE "${name}" WITH (FORCE)`);
    await sql(server, `DROP ROLE IF EXISTS "${name}"`);
  };
  await Promise.all(made.map(drop));
});

/** Rows of projects with whatever columns there are. */
async function projects(client: pg.Client): Promise<object[]> {
  return (await client.query<object>('SELECT * FROM "Project"')).rows;
}

describe('backup and restore', () => {
  let url: string;
  let loaded: Loaded;
  beforeAll(async () => {
    url = await emptyDatabase({ plainOwner: true });
    loaded = await restore(url, readBackup(file));
  });

  it('brings every table back into an empty database, by a plain owner', async () => {
    const { Session, ...rest } = await contents(source.url);
    expect(await contents(url)).toEqual({ ...rest, Session: expect.objectContaining({ rows: 0 }) as object });
    expect(Session?.rows).toBe(1);
    expect(rest['ImportChunk']?.rows).toBe(1);
    expect(loaded.rows).toBe(Object.values(rest).reduce((sum, { rows }) => sum + rows, 0));
    expect(loaded.migrated).toEqual([]);
    expect(await migrate(url)).toEqual([]);
  });

  it('brings texts and bytes back as they were', async () => {
    const db = connect(url, 1);
    const { question, answer } = await db.sample.findFirstOrThrow({ where: { externalId: '河' } });
    const { data } = await db.importChunk.findFirstOrThrow();
    await db.$disconnect();
    expect([question, answer]).toEqual(['这条河有多长？', AWKWARD]);
    expect(Buffer.from(data)).toEqual(EVERY_BYTE);
  });

  it('keeps the rules: foreign keys, triggers, sequences', async () => {
    const lists: ((client: pg.Client) => Promise<unknown[]>)[] = [listForeignKeys, listSequences];
    for (const list of lists) {
      const own = await withClient(source.url, list);
      expect(own.length).toBeGreaterThan(0);
      expect(await withClient(url, list)).toEqual(own);
    }
    await expect(sql(url, `UPDATE "AuditEvent" SET action = 'x'`)).rejects.toThrow('append-only');
    await expect(sql(url, `UPDATE "Sample" SET answer = 'x'`)).rejects.toThrow('immutable');
    await expect(
      sql(url, `INSERT INTO "AuditEvent" (action, "objectType", "objectId") VALUES ('a', 'b', 'c')`),
    ).resolves.toBeUndefined();
  });

  it('brings back the jobs that waited', async () => {
    expect(await withClient(url, waitingJobs)).toEqual([{ name: 'run-method', data: { runId: RUN } }]);
  });

  it('brings an older backup up to date', async () => {
    const migrations = readMigrations();
    const older = await emptyDatabase();
    const added = { name: '30000101000000_one', sql: 'CREATE TABLE one (id int)', checksum: '0'.repeat(64) };
    await migrate(older);
    await sql(older, `INSERT INTO "Project" (name) VALUES ('旧')`);
    const [before] = await withClient(older, projects);
    const newer = await emptyDatabase();
    const { migrated } = await withClient(older, (client) =>
      restore(newer, dump(client), { migrations: [...migrations, added] }),
    );
    expect(migrated).toEqual([added.name]);
    expect(await migrate(newer, [...migrations, added])).toEqual([]);
    expect(before).toMatchObject({ name: '旧' });
    expect(await withClient(newer, projects)).toEqual([expect.objectContaining(before!)]);
  });

  it('writes a file for its owner alone, and nothing when it fails', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const broken = path.join(folder, 'broken.tar.gz');
    const abort = new AbortController();
    const write = withClient(source.url, (client) =>
      writeBackup(
        broken,
        dump(client, { progress: () => abort.abort(new Error('Interrupted')) }),
        abort.signal,
      ),
    );
    await expect(write).rejects.toThrow('Interrupted');
    expect(fs.readdirSync(folder)).toEqual(['whole.tar.gz']);
  });
});

describe('restore refuses', () => {
  it('a database that somebody has worked in, unless its name is given', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    await sql(url, `INSERT INTO "Project" (name) VALUES ('mine')`);
    const before = await contents(url);
    const name = new URL(url).pathname.slice(1);
    await expect(restore(url, readBackup(file))).rejects.toThrow(`(Project). To delete`);
    await expect(restore(url, readBackup(file), { replace: 'other' })).rejects.toThrow(`"${name}", not`);
    expect(await contents(url)).toEqual(before);
    await restore(url, readBackup(file), { replace: name });
    expect((await contents(url))['Project']).toEqual((await contents(source.url))['Project']);
  });

  it('a database with rows of something else', async () => {
    const url = await emptyDatabase();
    await sql(url, 'CREATE TABLE theirs AS SELECT 1 AS one');
    await expect(restore(url, readBackup(file))).rejects.toThrow('(theirs)');
    expect((await contents(url))['theirs']?.rows).toBe(1);
  });

  it('a database that was only started once: is not refused', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    await sql(url, `INSERT INTO "Project" (name, "isSample") VALUES ('Sample', true)`);
    await sql(
      url,
      `INSERT INTO "AuditEvent" (action, "objectType", "objectId") VALUES ('link.create', 'link', 'x')`,
    );
    await restore(url, readBackup(file));
    expect((await contents(url))['AuditEvent']).toEqual((await contents(source.url))['AuditEvent']);
  });

  it('a damaged file, and leaves what was there', async () => {
    const tar = gunzipSync(fs.readFileSync(file));
    const at = tar.indexOf('这条河有多长');
    tar.write('那', at);
    const gz = fs.readFileSync(file);
    const damaged = { changed: gzipSync(tar), short: gz.subarray(0, gz.length - 400) };
    const url = await emptyDatabase();
    await migrate(url);
    await sql(url, `INSERT INTO "Project" (name) VALUES ('mine')`);
    const before = await contents(url);
    for (const [name, data] of Object.entries(damaged)) {
      const other = path.join(folder, name);
      fs.writeFileSync(other, data);
      const replace = new URL(url).pathname.slice(1);
      await expect(restore(url, readBackup(other), { replace })).rejects.toThrow('The backup is damaged');
      fs.rmSync(other);
    }
    expect(await contents(url)).toEqual(before);
  });

  it('a backup that is newer than the code', async () => {
    const url = await emptyDatabase();
    const migrations = readMigrations().slice(0, -1);
    await expect(restore(url, readBackup(file), { migrations })).rejects.toThrow('newer than this studio');
    expect(await withClient(url, listTables)).toEqual([]);
  });
});

describe('move', () => {
  it('copies one database into another, those who are signed in too', async () => {
    const url = await emptyDatabase();
    await withClient(source.url, (client) => restore(url, dump(client)));
    expect(await contents(url)).toEqual(await contents(source.url));
  });

  it('knows a database by whatever address', async () => {
    const same = new URL(source.url);
    same.searchParams.set('application_name', 'another');
    const other = await emptyDatabase();
    const answers = await withClient(source.url, async (one) => [
      await withClient(same.href, (two) => isSameDatabase(one, two)),
      await withClient(other, (two) => isSameDatabase(one, two)),
    ]);
    expect(answers).toEqual([true, false]);
  });
});

const RUN = randomUUID();
const AWKWARD = '一百二十公里🙂\ttab\nline\r\n\\N \\. "quoted" {a,b}';
const EVERY_BYTE = Buffer.from(Array.from({ length: 1024 }, (_, at) => at % 256));

/** A project with annotations, a draft and its audit rows, an upload, somebody signed in, and a job. */
async function fill(): Promise<void> {
  const { db, url } = source;
  const { projectId, annotator } = await draft(db);
  await sample(db, projectId, { question: '这条河有多长？', answer: AWKWARD, externalId: '河' });
  await db.import.create({
    data: {
      projectId,
      fileName: '样本.csv',
      settings: { 分隔: '\t"\\' },
      chunks: { create: { position: 0, data: EVERY_BYTE } },
    },
  });
  const { userId } = annotator;
  await db.session.create({
    data: { id: 's', token: 't', userId, expiresAt: new Date(), updatedAt: new Date() },
  });
  const queue = await openQueue(url, false);
  await queue.send('run-method', { runId: RUN });
  await queue.stop({ graceful: false });
}

async function emptyDatabase({ plainOwner = false } = {}): Promise<string> {
  const { server } = inject('template');
  const name = `f4r_empty_${randomUUID().slice(0, 8)}`;
  made.push(name);
  if (!plainOwner) {
    await sql(server, `CREATE DATABASE "${name}"`);
    return databaseAt(server, name);
  }
  await sql(server, `CREATE ROLE "${name}" LOGIN PASSWORD 'plain' NOSUPERUSER`);
  await sql(server, `CREATE DATABASE "${name}" OWNER "${name}"`);
  const url = new URL(databaseAt(server, name));
  [url.username, url.password] = [name, 'plain'];
  return url.href;
}

async function restore(url: string, parts: Parts, options: Partial<LoadOptions> = {}) {
  let queue: Awaited<ReturnType<typeof openQueue>> | undefined;
  try {
    return await withClient(url, (client) =>
      loadBackup(client, parts, { queue: async () => (queue = await openQueue(url, false)), ...options }),
    );
  } finally {
    await queue?.stop({ graceful: false });
  }
}

/** Number of rows and a hash over all of them, for every table. */
async function contents(url: string): Promise<Record<string, { rows: number; hash: string | null }>> {
  return withClient(url, async (client) => {
    const found: Record<string, { rows: number; hash: string | null }> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ rows: number; hash: string | null }>(
        `SELECT count(*)::int AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS hash FROM "${name}" t`,
      );
      found[name] = rows[0] ?? { rows: -1, hash: null };
    }
    return found;
  });
}
