import { fail } from '@/lib/errors';
import type { FileBytes } from '../bytes/file-bytes';
import type { ImportSettings } from '../dialect/settings';
import { fileRows } from '../parse/file-rows';
import { fault, type Fault } from '../parse/reject';
import type { SecondFile, Values } from './conversion';

/** A second file is held in memory whole, so that it may be so large at most; stated in docs/formats.md. */
export const MOST_SECOND_BYTES = 128 * 1024 * 1024;

/** An uploaded second file and how it is read. */
export interface SecondSource {
  file: FileBytes;
  settings: ImportSettings;
}

/** Finds the partner of a row. */
export interface SecondRows {
  find(key: string): Values | Fault;
}

interface Place {
  line: number;
  record: number;
}
/** A row of the second file, and where the first one stands that has its key and differs. */
interface Partner extends Place {
  values: Values;
  other: Place | null;
}

/** Fails with `invalid`/second_too_large at the path "second" for a file of too many bytes. */
export function requireSecondSize(bytes: number): void {
  if (bytes > MOST_SECOND_BYTES)
    fail({ code: 'invalid', issues: [{ path: 'second', code: 'second_too_large' }] });
}

/** Why a key has no row in the second file. */
export const noPartner = (key: string): Fault =>
  key === '' ? fault('no_key') : fault('no_partner', null, { key });

/**
 * Rows by key, in one pass. A key that stands in two rows that differ finds neither: its fault names both lines, or the numbers of both
 * records where these share a line.
 */
export async function readSecondRows(
  { file, settings }: SecondSource,
  { partnerKeyOf }: SecondFile,
): Promise<SecondRows> {
  requireSecondSize(file.size);
  const rows = new Map<string, Partner>();
  let record = 0;
  for await (const group of fileRows(file, settings))
    for (const { line, values, fault: problem } of group) {
      record += 1;
      const key = problem ? null : partnerKeyOf(values);
      const known = key === null ? undefined : rows.get(key);
      if (known) known.other ??= sameValues(known.values, values) ? null : { line, record };
      else if (key !== null && key !== '') rows.set(key, { line, record, values, other: null });
    }
  return {
    find(key) {
      const row = rows.get(key);
      if (!row) return noPartner(key);
      const { other, values } = row;
      if (other === null) return values;
      const of = other.line === row.line ? 'record' : 'line';
      return fault('partner_repeated', null, { key, of, line: row[of], other: other[of] });
    },
  };
}

const sameValues = (one: Values, other: Values): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);
