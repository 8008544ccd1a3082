import { createHash, type Hash } from 'node:crypto';
import type { End } from './format';

const NEWLINE = 0x0a;

/** Counts rows and bytes per table and keeps a checksum, while the rows pass by. */
export class RowCounts {
  private readonly tables = new Map<string, { rows: number; bytes: number; hash: Hash }>();

  /** Tables that shall be in the sums although no row of theirs may come. */
  constructor(names: readonly string[]) {
    for (const name of names) this.tables.set(name, { rows: 0, bytes: 0, hash: createHash('sha256') });
  }

  /** Takes rows of a table in; false when it is none of those named. */
  add(table: string, data: Buffer): boolean {
    const entry = this.tables.get(table);
    if (!entry) return false;
    entry.rows += newlines(data);
    entry.bytes += data.length;
    entry.hash.update(data);
    return true;
  }

  rowsOf(table: string): number {
    return this.tables.get(table)?.rows ?? 0;
  }

  sums(): End {
    return {
      tables: [...this.tables].map(([name, { rows, bytes, hash }]) => ({
        name,
        rows,
        bytes,
        sha256: hash.copy().digest('hex'),
      })),
    };
  }
}

/** COPY ends each row with a line feed and writes one within a text as \n: line feeds are rows. */
function newlines(data: Buffer): number {
  let count = 0;
  for (let at = data.indexOf(NEWLINE); at !== -1; at = data.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
