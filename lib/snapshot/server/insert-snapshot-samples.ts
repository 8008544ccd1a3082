import type pg from 'pg';
import { textArray } from '@/lib/db/text-array';

/** A sample as a snapshot is to hold it. */
export interface SnapshotRow {
  position: number;
  sampleId: string;
  externalId: string;
  split: string;
  hash: string;
  /** Its record without its texts, as canonical JSON in UTF-8. */
  kept: Buffer;
}

const INSERT = `
  INSERT INTO "SnapshotSample" ("snapshotId", position, "sampleId", "externalId", split, hash, record)
  SELECT $1, t.position, t.sample, t.id, t.split, t.hash, t.record::json
  FROM unnest($2::int[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
    AS t(position, sample, id, split, hash, record)`;

/** Puts samples into a snapshot that is being made. */
export async function insertSnapshotSamples(
  client: pg.Client,
  snapshotId: string,
  rows: readonly SnapshotRow[],
): Promise<void> {
  const column = (value: (row: SnapshotRow) => string | Buffer) => textArray(rows.map(value));
  const values = [
    snapshotId,
    rows.map(({ position }) => position),
    rows.map(({ sampleId }) => sampleId),
    column(({ externalId }) => externalId),
    column(({ split }) => split),
    column(({ hash }) => hash),
    column(({ kept }) => kept),
  ];
  await client.query({ name: 'insert-snapshot-samples', text: INSERT, values });
}
