import type { BackupPart, Parts } from './format';

/** What is in a backup, for a person. */
export interface Counts {
  madeAt: string;
  /** Version of the studio that made it. */
  app: string;
  tables: number;
  rows: number;
  jobs: number;
}

/** Passes the parts on and fills `counts` as they go by. */
export async function* counting(parts: Parts, counts: Partial<Counts>): AsyncGenerator<BackupPart> {
  for await (const part of parts) {
    if (part.kind === 'header') {
      const { madeAt, app, tables, jobs } = part.header;
      Object.assign(counts, { madeAt, app, tables: tables.length, rows: 0, jobs: jobs.length });
    } else if (part.kind === 'end') counts.rows = part.end.tables.reduce((sum, { rows }) => sum + rows, 0);
    yield part;
  }
}
