import { fail } from '@/lib/errors';
import type { FileBytes } from '../bytes/file-bytes';
import { readHead } from '../parse/read-head';
import { isWorkbook } from '../parse/xlsx/spreadsheet-kind';
import { workbookSettings } from '../parse/xlsx/workbook-settings';
import { settingsFor } from './detect';
import type { ImportSettings, SettingsChange } from './settings';

/**
 * How a file is read, by what it holds; its name says nothing. Fails with `invalid` at the path "file": empty_file, not_text, or what is
 * wrong with a spreadsheet file.
 */
export async function detectFile(file: FileBytes): Promise<ImportSettings> {
  if (file.size === 0) fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
  if (await isWorkbook(file)) return workbookSettings(file);
  const { settings } = await readHead(file.stream());
  return settings ?? fail({ code: 'invalid', issues: [{ path: 'file', code: 'not_text' }] });
}

/** The settings after a change by hand: columns and the mapping follow what is read, unless they were chosen too. */
export async function changedSettings(
  file: FileBytes,
  before: ImportSettings,
  change: SettingsChange,
): Promise<ImportSettings> {
  const { sheet, header, noQuestion } = before;
  if (before.format === 'xlsx') {
    if ((change.sheet ?? change.header) === undefined) return { ...before, ...meaningOf(change) };
    return workbookSettings(file, { sheet, header, noQuestion, ...change });
  }
  if (change.sheet !== undefined)
    fail({ code: 'invalid', issues: [{ path: 'sheet', code: 'no_such_sheet' }] });
  const reads = change.format ?? change.encoding ?? change.dialect ?? change.header;
  if (reads === undefined) return { ...before, ...change };
  const { head } = await readHead(file.stream());
  const kept = { format: before.format, dialect: before.dialect, header, noQuestion };
  return settingsFor(head, change.encoding ?? before.encoding, { ...kept, ...change });
}

/** A spreadsheet file says itself how its bytes become texts: what would change that has no effect. */
function meaningOf({ mapping, noQuestion, oneMeans, exact }: SettingsChange): Partial<ImportSettings> {
  const given = Object.entries({ mapping, noQuestion, oneMeans, exact });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
