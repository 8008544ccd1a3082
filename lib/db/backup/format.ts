import { z } from 'zod';

/** Raised when a reader of the earlier format could not read the new one. */
export const FORMAT_VERSION = 1;

const tableSchema = z.object({ name: z.string().min(1), columns: z.array(z.string().min(1)).min(1) });
const migrationSchema = z.object({ name: z.string().min(1), checksum: z.string().length(64) });
const jobSchema = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) });

/** What a backup begins with: all that is needed to make the tables before the first row comes. */
export const headerSchema = z.object({
  kind: z.literal('face4rag-backup'),
  format: z.literal(FORMAT_VERSION),
  /** Version of the studio that wrote it. */
  app: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations of the database that it was taken from, in the order in which they were applied. */
  migrations: z.array(migrationSchema),
  /** Every table whose rows are in it, empty ones too. */
  tables: z.array(tableSchema),
  /** Sequences that have given a value, with the last one. */
  sequences: z.array(z.object({ name: z.string().min(1), value: z.string().regex(/^-?\d+$/) })),
  /** Jobs that waited in the queue or were being done. */
  jobs: z.array(jobSchema),
});

/** What it ends with; a file without it was cut off. */
export const endSchema = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number().int().nonnegative(),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().length(64),
    }),
  ),
});

export type Header = z.infer<typeof headerSchema>;
export type End = z.infer<typeof endSchema>;
export type BackupTable = Header['tables'][number];
export type AppliedMigration = Header['migrations'][number];

/**
 * A backup on its way, in this order: one header, then rows table by table, then the end. Rows are PostgreSQL's COPY text
 * in UTF-8, cut anywhere; a table without rows has no such part.
 */
export type BackupPart =
  | { kind: 'header'; header: Header }
  | { kind: 'rows'; table: string; data: Buffer }
  | { kind: 'end'; end: End };

export type Parts = AsyncIterable<BackupPart>;
