import type { Db } from '@/lib/db/client';

/** A sample as a snapshot is to hold it. */
export interface SnapshotRow {
  position: number;
  sampleId: string;
  externalId: string;
  split: string;
  hash: string;
  /** Its record without its texts, as canonical JSON. */
  kept: string;
}

/** Puts samples into a snapshot that is being made. */
export async function insertSnapshotSamples(
  db: Db,
  snapshotId: string,
  rows: readonly SnapshotRow[],
): Promise<void> {
  const of = <Value>(value: (row: SnapshotRow) => Value): Value[] => rows.map(value);
  await db.$executeRaw`
    INSERT INTO "SnapshotSample" ("snapshotId", position, "sampleId", "externalId", split, hash, record)
    SELECT ${snapshotId}::uuid, t.position, t.sample, t.id, t.split, t.hash, t.record::json
    FROM unnest(${of(({ position }) => position)}::int[], ${of(({ sampleId }) => sampleId)}::uuid[],
      ${of(({ externalId }) => externalId)}::text[], ${of(({ split }) => split)}::text[], ${of(({ hash }) => hash)}::text[],
      ${of(({ kept }) => kept)}::text[]) AS t(position, sample, id, split, hash, record)`;
}
