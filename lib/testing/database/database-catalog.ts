import type pg from 'pg';

/** Of the current schema and not brought by an extension; `c` is the row of the catalogue, of this class. */
const ours = (column: string, kind: string): string => `
  c.${column} = current_schema()::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = '${kind}'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;
const TABLE = ours('relnamespace', 'pg_class');

/** One query for each kind of thing that a database is made of; each returns lines that say all there is to know of one. */
const QUERIES = [
  `SELECT format('table %s %s %s', c.relname, c.reloptions, c.relacl) AS line FROM pg_class c WHERE c.relkind IN ('r', 'v', 'm', 'p') AND ${TABLE}`,
  // Where a column stands among the others is left out: an older database got some of them later.
  `SELECT format('column %s.%s %s%s default %s storage %s generated %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
     CASE WHEN a.attnotnull THEN ' not null' END, pg_get_expr(v.adbin, v.adrelid), a.attstorage, a.attgenerated) AS line
   FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   LEFT JOIN pg_attrdef v ON v.adrelid = c.oid AND v.adnum = a.attnum WHERE c.relkind IN ('r', 'v', 'm', 'p') AND ${TABLE}`,
  `SELECT format('type %s %s', c.typname, array_agg(e.enumlabel ORDER BY e.enumsortorder)) AS line
   FROM pg_type c JOIN pg_enum e ON e.enumtypid = c.oid WHERE ${ours('typnamespace', 'pg_type')} GROUP BY c.oid, c.typname`,
  // Of a column that may not be null its own line says it; PostgreSQL 18 has a constraint for each as well.
  `SELECT format('constraint %s %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) AS line
   FROM pg_class c JOIN pg_constraint k ON k.conrelid = c.oid WHERE k.contype <> 'n' AND ${TABLE}`,
  `SELECT pg_get_indexdef(c.oid) AS line FROM pg_class c WHERE c.relkind = 'i' AND ${TABLE}`,
  `SELECT format('%s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled) AS line
   FROM pg_class c JOIN pg_trigger t ON t.tgrelid = c.oid WHERE NOT t.tgisinternal AND ${TABLE}`,
  `SELECT format('%s %s', pg_get_functiondef(c.oid), c.proacl) AS line FROM pg_proc c WHERE ${ours('pronamespace', 'pg_proc')}`,
  `SELECT format('sequence %s %s from %s by %s of %s %s', c.relname, format_type(s.seqtypid, NULL), s.seqstart, s.seqincrement,
     (SELECT format('%s.%s', d.refobjid::regclass, a.attname) FROM pg_depend d
      JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'a'), c.relacl) AS line
   FROM pg_class c JOIN pg_sequence s ON s.seqrelid = c.oid WHERE ${TABLE}`,
];

/**
 * Everything in the current schema except rows, a line for each thing, sorted: two databases are alike when these are.
 */
export async function readCatalog(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const query of QUERIES) {
    const { rows } = await client.query<{ line: string }>(query);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.sort();
}
