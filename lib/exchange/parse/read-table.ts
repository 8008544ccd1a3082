import { fail } from '@/lib/errors';
import type { FileBytes } from '../bytes/file-bytes';
import { detectFile } from '../dialect/detect-file';
import { fileRows } from './file-rows';
import type { SourceRow } from './parse-rows';

/** A table of a file: the names of its columns, and its rows as they are read. */
export interface FileTable {
  columns: readonly string[];
  rows(): AsyncIterable<SourceRow>;
}

/** The table of a CSV, TSV, JSON, JSONL, XLSX or Parquet file, whatever its encoding. Fails as detectFile does, and where there are no rows. */
export async function readTable(file: FileBytes): Promise<FileTable> {
  const settings = await detectFile(file);
  if (settings.columns.length === 0)
    fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
  return {
    columns: settings.columns,
    async *rows() {
      for await (const group of fileRows(file, settings)) yield* group;
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
