import type pg from 'pg';
import type { BackupTable } from './format';

/** Of the current schema, without what an extension brought. */
const OURS = `
  relnamespace = current_schema()::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`;

/** Every table but the ledger of migrations, with the columns that are stored rather than computed. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    SELECT relname::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE ${OURS} AND relkind = 'r' AND relname <> '_prisma_migrations'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname ORDER BY relname COLLATE "C"`);
  return rows;
}

/** Sequences that have given a value, with the last one. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`);
  return rows;
}

export interface ForeignKey {
  table: string;
  name: string;
  /** What stands behind ADD CONSTRAINT <name>. */
  definition: string;
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT relname::text AS table, conname::text AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class ON conrelid = pg_class.oid
    WHERE contype = 'f' AND conparentid = 0 AND ${OURS} ORDER BY 1, 2`);
  return rows;
}

/** Statements that drop every table, view, sequence, type and function of the current schema. */
export async function listDrops(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP %s IF EXISTS %s CASCADE',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      pg_class.oid::regclass) AS statement
    FROM pg_class WHERE ${OURS} AND relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
    WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid AND deptype = 'e')
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`);
  return rows.map(({ statement }) => statement);
}
