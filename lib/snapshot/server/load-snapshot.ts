import { Prisma } from '@/generated/prisma/client';
import { pagesAhead } from '@/lib/db/pages-ahead';
import { FIRST_PAGE, rowsOfPage } from '@/lib/exchange/server/export/page-rows';
import {
  fromKept,
  type KeptRecord,
  lineOfKept,
  RECORD_TEXTS,
  type RecordMember,
  type SnapshotRecord,
} from '../snapshot-line';

const { sql } = Prisma;

interface Row<Kept> {
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
  pages<Row<KeptRecord>, SnapshotRecord>({ snapshotId, split }, whole(sql`x.record`), (row) =>
    fromKept(row.record, row),
  );

/** The same as the lines by which they are hashed. */
export const loadSnapshotLines = (snapshotId: string, split: string | null): AsyncGenerator<string[]> =>
  pages<Row<string>, string>({ snapshotId, split }, whole(sql`x.record::text`), (row) =>
    lineOfKept(row.record, row),
  );

/** The same records with these members alone. The database knows where in a record they stand: the others are not sent. */
export const loadSnapshotMembers = (
  snapshotId: string,
  split: string | null,
  members: readonly RecordMember[],
): AsyncGenerator<SnapshotRecord[]> =>
  pages<Partial<SnapshotRecord>, SnapshotRecord>(
    { snapshotId, split },
    membersAlone(members),
    (record) => record as SnapshotRecord,
  );

/** What is read of a row `x` of a snapshot: columns, and the tables that they come from. */
interface Read {
  columns: Prisma.Sql;
  from: Prisma.Sql;
  /** How much comes with a row, in UTF-16 units or bytes. */
  length: Prisma.Sql;
}

const SAMPLE = sql`JOIN "Sample" s ON s.id = x."sampleId"`;
const TEXT_LENGTH = sql`length(s.reference) + length(s.answer)`;

const whole = (record: Prisma.Sql): Read => ({
  columns: sql`s.question, s.reference, s.answer, ${record} AS record`,
  from: SAMPLE,
  length: TEXT_LENGTH,
});

function membersAlone(members: readonly RecordMember[]): Read {
  const kept = members.filter((name) => !RECORD_TEXTS.includes(name));
  const texts = members.filter((name) => RECORD_TEXTS.includes(name));
  const named = (prefix: string, names: readonly string[]) =>
    names.map((name) => Prisma.raw(`${prefix}"${name}"`));
  const types = Prisma.join(named('', kept).map((name) => sql`${name} json`));
  return {
    columns: Prisma.join([...named('r.', kept), ...named('s.', texts)]),
    from: sql`${texts.length > 0 ? SAMPLE : Prisma.empty} CROSS JOIN LATERAL json_to_record(x.record) AS r(${types})`,
    length: texts.length > 0 ? TEXT_LENGTH : sql`pg_column_size(x.record)`,
  };
}

function pages<Columns extends object, Item>(
  { snapshotId, split }: { snapshotId: string; split: string | null },
  { columns, from, length }: Read,
  toItem: (row: Columns) => Item,
): AsyncGenerator<Item[]> {
  const ofSplit = split === null ? Prisma.empty : sql`AND x.split = ${split}`;
  let [after, size] = [-1, FIRST_PAGE];
  return pagesAhead(async (ask) => {
    const rows = await ask<Columns & { position_: number; length_: number }>(sql`
      SELECT x.position AS position_, ${length} AS length_, ${columns}
      FROM "SnapshotSample" x ${from}
      WHERE x."snapshotId" = ${snapshotId}::uuid AND x.position > ${after} ${ofSplit}
      ORDER BY x.position LIMIT ${size}`);
    const last = rows.at(-1);
    if (last) [after, size] = [last.position_, rowsOfPage(rows.map(({ length_ }) => length_))];
    return rows.map(toItem);
  });
}
