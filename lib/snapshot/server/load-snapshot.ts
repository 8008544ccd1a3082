import { Prisma } from '@/generated/prisma/client';
import { pagesAhead } from '@/lib/db/pages-ahead';
import { FIRST_PAGE, pageRows } from '@/lib/exchange/server/export/page-rows';
import { fromKept, type KeptRecord, lineOfKept, type SnapshotRecord } from '../snapshot-line';

interface Row<Kept> {
  position: number;
  question: string;
  reference: string;
  answer: string;
  record: Kept;
}

/** The records of a snapshot page by page, in its order; of one split alone where it is named. */
export const loadSnapshot = (
  snapshotId: string,
  split: string | null = null,
): AsyncGenerator<SnapshotRecord[]> =>
  pages<KeptRecord, SnapshotRecord>({ snapshotId, split }, Prisma.sql`x.record`, (row) =>
    fromKept(row.record, row),
  );

/** The same as the lines by which they are hashed. */
export const loadSnapshotLines = (snapshotId: string, split: string | null): AsyncGenerator<string[]> =>
  pages<string, string>({ snapshotId, split }, Prisma.sql`x.record::text`, (row) =>
    lineOfKept(row.record, row),
  );

interface Which {
  snapshotId: string;
  split: string | null;
}

function pages<Kept, Item>(
  { snapshotId, split }: Which,
  record: Prisma.Sql,
  toItem: (row: Row<Kept>) => Item,
): AsyncGenerator<Item[]> {
  const ofSplit = split === null ? Prisma.empty : Prisma.sql`AND x.split = ${split}`;
  let [after, size] = [-1, FIRST_PAGE];
  return pagesAhead(async (ask) => {
    const rows = await ask<Row<Kept>>(Prisma.sql`
      SELECT x.position, s.question, s.reference, s.answer, ${record} AS record
      FROM "SnapshotSample" x JOIN "Sample" s ON s.id = x."sampleId"
      WHERE x."snapshotId" = ${snapshotId}::uuid AND x.position > ${after} ${ofSplit}
      ORDER BY x.position LIMIT ${size}`);
    if (rows.length > 0) [after, size] = [rows.at(-1)!.position, pageRows(rows)];
    return rows.map(toItem);
  });
}
