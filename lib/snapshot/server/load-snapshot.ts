import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
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
export async function* loadSnapshot(
  db: Db,
  snapshotId: string,
  split: string | null = null,
): AsyncGenerator<SnapshotRecord[]> {
  const ofSplit = split === null ? Prisma.empty : Prisma.sql`AND x.split = ${split}`;
  for (let after = -1, size = FIRST_PAGE; ;) {
    const rows = await db.$queryRaw<Row[]>`
      SELECT x.position, s.question, s.reference, s.answer, x.record
      FROM "SnapshotSample" x JOIN "Sample" s ON s.id = x."sampleId"
      WHERE x."snapshotId" = ${snapshotId}::uuid AND x.position > ${after} ${ofSplit}
      ORDER BY x.position LIMIT ${size}`;
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ record, ...texts }) => fromKept(record, texts));
    [after, size] = [last.position, pageRows(rows)];
  }
}
