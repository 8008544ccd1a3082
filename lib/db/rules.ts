import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { version } from '@/package.json';

/** What the schema language cannot say, as it stands in this code: the files of prisma/sql, in the order of their names. */
export interface Rules {
  sql: string;
  /** Version of the studio, and the files' checksum. */
  edition: string;
}

export function readRules(directory = path.resolve('prisma/sql')): Rules {
  const files = fs
    .readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const sql = files.map((name) => fs.readFileSync(path.join(directory, name), 'utf8')).join('\n');
  return { sql, edition: `${version} ${createHash('sha256').update(sql).digest('hex')}` };
}

/** The edition of the rules that stand in the database; null where none do. */
export async function storedRules(client: pg.ClientBase): Promise<string | null> {
  const { rows: there } = await client.query("SELECT WHERE to_regprocedure('face4rag_rules()') IS NOT NULL");
  if (there.length === 0) return null;
  const { rows } = await client.query<{ edition: string }>('SELECT face4rag_rules() AS edition');
  return rows[0]?.edition ?? null;
}

/** Whether rules are of a later version of the studio than others. */
export function isNewer(edition: string, than: string): boolean {
  const [a, b] = [edition, than].map((text) => text.split(' ')[0]!.split('.').map(Number));
  const at = a!.findIndex((part, place) => part !== b![place]);
  return at >= 0 && a![at]! > (b![at] ?? 0);
}

/** Takes away every function of ours, and with it the triggers that call it: rows can be moved as they are. */
export async function dropRules(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regprocedure::text AS name FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace AND starts_with(proname, 'face4rag_')`,
  );
  if (rows.length > 0) await client.query(`DROP ROUTINE ${rows.map(({ name }) => name).join(', ')} CASCADE`);
}

/** Puts these rules in the place of those that stand, within the caller's transaction. */
export async function applyRules(client: pg.ClientBase, { sql, edition }: Rules): Promise<void> {
  await dropRules(client);
  await client.query(sql);
  await client.query(
    `CREATE FUNCTION face4rag_rules() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '${edition}'::text $$`,
  );
}
