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

/** Fails with `invalid`/second_too_large at the path "second" for a file of too many bytes. */
export function requireSecondSize(bytes: number): void {
  if (bytes > MOST_SECOND_BYTES)
    fail({ code: 'invalid', issues: [{ path: 'second', code: 'second_too_large' }] });
}

/** Rows by key, in one pass. A key that stands in two rows that differ finds neither: its fault names both lines. */
export async function readSecondRows(
  { file, settings }: SecondSource,
  { partnerKeyOf }: SecondFile,
): Promise<SecondRows> {
  requireSecondSize(file.size);
  const rows = new Map<string, { line: number; values: Values; other: number | null }>();
  for await (const group of fileRows(file, settings))
    for (const { line, values, fault: problem } of group) {
      const key = problem ? null : partnerKeyOf(values);
      const known = key === null ? undefined : rows.get(key);
      if (known) known.other ??= sameValues(known.values, values) ? null : line;
      else if (key !== null) rows.set(key, { line, values, other: null });
    }
  return {
    find(key) {
      const row = rows.get(key);
      if (!row) return fault('no_partner', null, { key });
      const { line, other, values } = row;
      return other === null ? values : fault('partner_repeated', null, { key, line, other });
    },
  };
}

const sameValues = (one: Values, other: Values): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);
