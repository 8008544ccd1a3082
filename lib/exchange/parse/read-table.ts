import { fail } from '@/lib/errors';
import { parseRows, type SourceRow } from './parse-rows';
import { readHead } from './read-head';

/** A table of a file: the names of its columns, and its rows as they are read. */
export interface FileTable {
  columns: readonly string[];
  rows(): AsyncIterable<SourceRow>;
}

/**
 * The table of a CSV, TSV, JSON or JSONL file, whatever its encoding. Fails with `invalid`/not_text or empty_file at the path "file".
 *
 * @param open gives the file's bytes from the beginning; called twice
 */
export async function readTable(open: () => AsyncIterable<Uint8Array>): Promise<FileTable> {
  const { settings } = await readHead(open());
  if (!settings) fail({ code: 'invalid', issues: [{ path: 'file', code: 'not_text' }] });
  if (settings.columns.length === 0)
    fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
  return {
    columns: settings.columns,
    async *rows() {
      for await (const group of parseRows(open(), { ...settings, exact: false })) yield* group;
    },
  };
}

/** Fails with `invalid`/no_such_column at the path "file.COLUMN" where a file lacks columns. */
export function requireColumns(missing: readonly string[]): void {
  if (missing.length > 0)
    fail({
      code: 'invalid',
      issues: missing.map((column) => ({ path: `file.${column}`, code: 'no_such_column' })),
    });
}
