import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type FileMetaData, parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { Column, NestedType } from '@/lib/exchange/formats/column';

type Rows = Record<string, unknown>[];

/** A file that is written while it is read, whole. */
export async function wholeFile(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** The rows of a Parquet file as DuckDB reads them. */
export const rowsByDuckDb = (file: Uint8Array, sql = 'SELECT * FROM file'): Promise<Rows> =>
  withDuckDb(async (connection, at) => {
    fs.writeFileSync(at, file);
    await connection.run(`CREATE VIEW file AS FROM '${at}'`);
    return (await connection.runAndReadAll(sql)).getRowObjectsJS();
  });

/** What a query gives, as the Parquet file that DuckDB writes of it; `options` as its COPY takes them. */
export const fileByDuckDb = (query: string, options = ''): Promise<Uint8Array> =>
  withDuckDb(async (connection, at) => {
    await connection.run(`COPY (${query}) TO '${at}' (FORMAT parquet${options && `, ${options}`})`);
    return new Uint8Array(fs.readFileSync(at));
  });

/** Does what needs DuckDB, which fetches nothing, and a place for a file. */
async function withDuckDb<Result>(
  work: (connection: DuckDBConnection, at: string) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parquet-'));
  const offline = { autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };
  const database = await DuckDBInstance.create(':memory:', { threads: '1', ...offline });
  const connection = await database.connect();
  try {
    return await work(connection, path.join(folder, 'file.parquet'));
  } finally {
    connection.closeSync();
    database.closeSync();
    fs.rmSync(folder, { recursive: true });
  }
}

/** The rows as hyparquet reads them; what is not there is null. */
export async function rowsByHyparquet(file: Uint8Array): Promise<Rows> {
  return nulls(await parquetReadObjects({ file: Uint8Array.from(file).buffer })) as Rows;
}

/** What the footer says of a file. */
export const footerOf = (file: Uint8Array): FileMetaData => parquetMetadata(Uint8Array.from(file).buffer);

function nulls(value: unknown): unknown {
  if (value === undefined || value === null || value instanceof Date) return value ?? null;
  if (Array.isArray(value)) return Array.from(value, nulls);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nulls(inner)]));
}

/** The rows of a table as a Parquet file has to give them back: moments are dates, JSON without a nested type is its text. */
export const expectedRows = (columns: readonly Column[], rows: readonly (readonly unknown[])[]): Rows =>
  rows.map((cells) =>
    Object.fromEntries(columns.map((column, at) => [column.name, expectedCell(column, cells[at] ?? null)])),
  );

function expectedCell({ type, nested }: Column, cell: unknown): unknown {
  if (cell === null) return null;
  if (nested) return filled(nested, cell);
  return type === 'timestamp' ? new Date(cell as string) : type === 'json' ? JSON.stringify(cell) : cell;
}

/** Fields that an object does not have are null; one that its type does not have would be lost. */
function filled(type: NestedType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof type === 'string') return value;
  if ('list' in type) return (value as unknown[]).map((inner) => filled(type.list, inner));
  const lost = Object.keys(value).filter((key) => !Object.hasOwn(type.struct, key));
  if (lost.length > 0) throw new Error(`no type for ${lost.join(', ')}`);
  return Object.fromEntries(
    Object.entries(type.struct).map(([key, inner]) => [key, filled(inner, (value as never)[key])]),
  );
}
