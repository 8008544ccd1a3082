import type { NativeUnit } from '../contents/native/parse/unit';
import type { RecordSource } from '../convert/record-source';
import type { SourceRow } from '../parse/parse-rows';
import type { RejectReason } from '../parse/reject';
import { previewRow, rejectedRow } from './preview';
import type { ContentPreview, PreviewRow } from './view';

/** What tells no time is shown without one. */
export const UNTOLD_TIME = '1970-01-01T00:00:00.000Z';

/** So many rows are shown, and so many bytes read of a file; `all`: the bytes are read to their end, so that counts hold for them. */
interface Most {
  rows: number;
  bytes: number;
  all: boolean;
}

export interface RecordsPreview {
  rows: PreviewRow[];
  /** What stands before the samples of the whole project; null where nothing does. */
  content: Omit<ContentPreview, 'fresh'> | null;
  /** Rows that were read, and those of them whose partner in a second file was not found. */
  read: number;
  alone: number;
}

/** The first samples of a file of records with the annotations that they bring, and the first rows that will be rejected. */
export async function previewRecords(
  { reader, rows: groups }: RecordSource,
  size: number,
  most: Most,
): Promise<RecordsPreview> {
  const rows: PreviewRow[] = [];
  const content: Omit<ContentPreview, 'fresh'> = { settings: false, people: 0, guidelines: 0, rounds: [] };
  let found = false;
  let position = 0;
  let alone = 0;
  const add = (units: readonly NativeUnit[]): void => {
    if (rows.length < most.rows) rows.push(...units.flatMap(shown));
    for (const { content: record } of units) {
      if (!record) continue;
      found = true;
      if (record.record === 'guideline') content.guidelines += 1;
      if (record.record === 'project')
        Object.assign(content, { settings: true, people: record.people.length });
      if (record.record === 'round') {
        const { number, kind, name } = record;
        content.rounds.push({ number, kind, name });
      }
    }
  };
  for await (const group of groups(most.bytes)) {
    alone += group.filter(isAlone).length;
    add(reader.push(group.map((row) => ({ ...row, position: (position += 1) }))));
    if (!most.all && rows.length >= most.rows) break;
  }
  // What a longer file goes on with is not there to be held against it.
  if (rows.length < most.rows && size <= most.bytes) add(reader.end());
  return { rows: rows.slice(0, most.rows), content: found ? content : null, read: position, alone };
}

const ALONE: readonly RejectReason[] = ['no_key', 'no_partner', 'partner_repeated'];
const isAlone = ({ fault }: SourceRow): boolean => fault !== null && ALONE.includes(fault.reason);

function shown({ sample, parts, rejected }: NativeUnit): PreviewRow[] {
  const first = parts[0]?.rows[0];
  const taken = sample && first ? [previewRow(first, sample, sample.annotations)] : [];
  const refused = rejected.map(({ row, faults }) => rejectedRow(row, faults[0]!));
  return [...taken, ...refused].sort((a, b) => a.position - b.position);
}
