import { Prisma } from '@/generated/prisma/client';
import { pagesAhead } from '@/lib/db/pages-ahead';
import { FIRST_PAGE, pageRows } from '@/lib/exchange/server/export/page-rows';
import { fromKept, type KeptRecord, type SnapshotRecord } from '../snapshot-line';

interface Row {
  position: number;
  question: string;
  reference: string;
  answer: string;
  record: KeptRecord;
}

/** The records of a snapshot page by page, in its order; of one split alone where it is named. */
export function loadSnapshot(
  snapshotId: string,
  split: string | null = null,
): AsyncGenerator<SnapshotRecord[]> {
  const ofSplit = split === null ? Prisma.empty : Prisma.sql`AND x.split = ${split}`;
  let [after, size] = [-1, FIRST_PAGE];
  return pagesAhead(async (ask) => {
    const rows = await ask<Row>(Prisma.sql`
      SELECT x.position, s.question, s.reference, s.answer, x.record
      FROM "SnapshotSample" x JOIN "Sample" s ON s.id = x."sampleId"
      WHERE x."snapshotId" = ${snapshotId}::uuid AND x.position > ${after} ${ofSplit}
      ORDER BY x.position LIMIT ${size}`);
    if (rows.length > 0) [after, size] = [rows.at(-1)!.position, pageRows(rows)];
    return rows.map((row) => fromKept(row.record, row));
  });
}
