import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { connect } from '@/lib/db/client';
import { prepareDatabase } from '@/lib/jobs/prepare-database';
import { testDatabase } from '@/lib/testing/database/database';
import { readCatalog } from '@/lib/testing/database/database-catalog';
import { databaseAt, sql } from '@/lib/testing/server';
import { saidOf } from '@/lib/testing/database/stored-project';
import { migrate } from '../migrate';
import { createLedger, recordMigration } from '../migrations';
import { applyRules } from '../rules';
import { withClient } from '../session';
import { findUpgrade, upgradeDatabase } from '../upgrade-database';
import { readUpgrades } from '../upgrades';
import { readBackup } from './file';
import { loadBackup } from './load';

/** A backup of each version, with what was said of it when it was made: scripts/store-backup.ts. */
const FOLDER = 'lib/testing/backups';
const VERSIONS = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

const today = testDatabase();
/** One name for all: a process reads its settings once, and exports open connections of their own. */
const name = `f4r_stored_${randomUUID().slice(0, 8)}`;
const drop = () => sql(inject('template').server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
afterAll(drop);

async function emptyDatabase() {
  const { server, app } = inject('template');
  await drop();
  await sql(server, `CREATE DATABASE "${name}"`);
  return { url: databaseAt(app, name), ownerUrl: databaseAt(server, name) };
}
type Made = Awaited<ReturnType<typeof emptyDatabase>>;

const backupOf = (version: string) => readBackup(path.join(FOLDER, `${version}.tar.gz`));
const told = (version: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, `${version}.json`), 'utf8'));

/** What every counter says, and what the rows that it counts make. */
const countersOf = (db: ReturnType<typeof connect>) => db.$queryRaw<
  { line: string; kept: number; made: number }[]
>`
  SELECT line::text, sum(kept)::int AS kept, sum(made)::int AS made FROM (
    SELECT face4rag_line("projectId", what, "roundId", "authorId", part, state, "goldOrigin", verdict, "errorType", day, language) AS line,
      n AS kept, 0 AS made FROM "ProjectCounter"
    UNION ALL SELECT t.line, 0, t.n FROM "Annotation" a, face4rag_counted(a, face4rag_part_of(a."roundId", a."sampleId")) t
    UNION ALL SELECT face4rag_line(f."projectId", 'type', type => f.type), 0, 1 FROM "FoundType" f WHERE f.n > 0
    UNION ALL SELECT t, 0, 1 FROM "SampleProgress" p, face4rag_counted_sample(p) t
    UNION ALL SELECT v.line, 0, v.n FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId", LATERAL (VALUES
        (face4rag_line(r."projectId", 'queued', round => r.id), 1),
        (face4rag_line(r."projectId", 'places', round => r.id), q."openPlaces"),
        (face4rag_line(r."projectId", 'free', round => r.id, language => q.language), face4rag_is_free(q)::int)) AS v(line, n)
      WHERE NOT q.withdrawn AND NOT q.honeypot
  ) AS counted GROUP BY line`;

/** What is in the database is what was told, and it is made as one of today is. */
async function expectToday(version: string, { url, ownerUrl }: Made): Promise<void> {
  expect(await migrate(ownerUrl)).toEqual([]);
  expect(await withClient(ownerUrl, readCatalog)).toEqual(await withClient(today.ownerUrl, readCatalog));
  process.env.DATABASE_URL = url;
  const db = connect(url, 2);
  const counted = await countersOf(db);
  expect(counted.length).toBeGreaterThan(80);
  expect(counted.filter(({ kept, made }) => kept !== made)).toEqual([]);
  expect(JSON.parse(JSON.stringify(await saidOf(db)))).toEqual(told(version));
  expect(await db.auditEvent.count({ where: { actorId: { not: null }, actorKind: null } })).toBe(0);
  await db.$disconnect();
}

describe.each(VERSIONS)('a stored backup of version %s', (version) => {
  it('comes back with the same counts, gold and agreement, in tables of today', async () => {
    const database = await emptyDatabase();
    const queue = () => Promise.reject(new Error('its jobs stay behind'));
    await withClient(database.ownerUrl, (client) =>
      loadBackup(client, withoutJobs(backupOf(version)), { queue }),
    );
    await prepareDatabase(database);
    await expectToday(version, database);
  });
});

describe.each(readUpgrades().map(({ version }) => version))('a database of version %s', (version) => {
  it('is refused with the command that brings it over, and is the same by that command', async () => {
    const database = await emptyDatabase();
    await withClient(database.ownerUrl, (client) => asItWas(client, version));
    await expect(migrate(database.ownerUrl)).rejects.toThrow('npm run face4rag -- upgrade');
    await withClient(database.ownerUrl, async (client) =>
      upgradeDatabase(client, (await findUpgrade(client))!),
    );
    await prepareDatabase(database);
    expect(await withClient(database.ownerUrl, findUpgrade)).toBeNull();
    await expectToday(version, database);
  });

  it('is as it was where bringing it over is stopped or fails', async () => {
    const { ownerUrl } = await emptyDatabase();
    await withClient(ownerUrl, (client) => asItWas(client, version));
    const before = await withClient(ownerUrl, readCatalog);
    await withClient(ownerUrl, async (client) => {
      const upgrade = (await findUpgrade(client))!;
      const stopped = upgradeDatabase(client, upgrade, AbortSignal.abort(new Error('stopped')));
      await expect(stopped).rejects.toThrow('stopped');
      const broken = { ...upgrade, sql: `${upgrade.sql}; SELECT nowhere` };
      await expect(upgradeDatabase(client, broken)).rejects.toThrow('nowhere');
      expect(await findUpgrade(client)).toEqual(upgrade);
    });
    expect(await withClient(ownerUrl, readCatalog)).toEqual(before);
  });

  it('is refused where some of its own migrations are missing', async () => {
    const { ownerUrl } = await emptyDatabase();
    await withClient(ownerUrl, async (client) => {
      await asItWas(client, version);
      await client.query('DELETE FROM _prisma_migrations WHERE migration_name LIKE $1', ['%evidence%']);
    });
    await expect(migrate(ownerUrl)).rejects.toThrow(`a version before ${version}`);
  });
});

async function* withoutJobs(parts: ReturnType<typeof readBackup>) {
  for await (const part of parts)
    yield part.kind === 'header' ? { ...part, header: { ...part.header, jobs: [] } } : part;
}

/** In the way of whoever changes a row, unless it is taken off first. */
const EARLIER_RULE = `
  CREATE FUNCTION face4rag_refuse_all() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no change'; END $$;
  CREATE TRIGGER no_change BEFORE UPDATE ON "AuditEvent" FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_all();`;

/** A live database of an earlier version: its tables, its ledger, a rule, and the rows of its stored backup. */
async function asItWas(client: pg.Client, version: string): Promise<void> {
  const upgrade = readUpgrades().find((known) => known.version === version)!;
  await client.query(upgrade.schema);
  await createLedger(client);
  for (const { name, checksum } of upgrade.ledger) await recordMigration(client, { name, checksum, sql: '' });
  await client.query(`SET session_replication_role = replica`); // keys hold once all rows are in
  const columns = new Map<string, string[]>();
  const rows = new Map<string, Buffer[]>(); // cut anywhere
  for await (const part of backupOf(version)) {
    if (part.kind === 'header') {
      for (const table of part.header.tables) columns.set(table.name, table.columns);
      for (const { name, value } of part.header.sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
    }
    if (part.kind === 'rows') rows.set(part.table, [...(rows.get(part.table) ?? []), part.data]);
  }
  for (const [table, chunks] of rows) {
    const list = columns.get(table)!.map(pg.escapeIdentifier).join(', ');
    await pipeline(chunks, client.query(copyFrom(`COPY ${pg.escapeIdentifier(table)} (${list}) FROM STDIN`)));
  }
  await client.query('RESET session_replication_role');
  await applyRules(client, { sql: EARLIER_RULE, edition: '0.0.1 before' });
}
