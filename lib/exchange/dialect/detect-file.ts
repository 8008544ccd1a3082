import { fail } from '@/lib/errors';
import type { FileBytes } from '../bytes/file-bytes';
import { presetById } from '../presets/registry';
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
  const settings = await readAnew(file, before, change);
  const { preset, mapping = presetById(settings.preset).mapping(settings.columns) } = change;
  return preset === undefined ? settings : { ...settings, mapping };
}

async function readAnew(
  file: FileBytes,
  before: ImportSettings,
  change: SettingsChange,
): Promise<ImportSettings> {
  const { sheet, header, noQuestion } = before;
  const kept = { noQuestion, second: before.second, told: before.told };
  if (before.format === 'xlsx') {
    if ((change.sheet ?? change.header) === undefined) return { ...before, ...meaningOf(change) };
    const settings = await workbookSettings(file, { sheet, header, noQuestion, ...change });
    return { ...settings, ...meaningOf({ ...kept, ...change }) };
  }
  if (change.sheet !== undefined)
    fail({ code: 'invalid', issues: [{ path: 'sheet', code: 'no_such_sheet' }] });
  const reads = change.format ?? change.encoding ?? change.dialect ?? change.header;
  if (reads === undefined) return { ...before, ...change };
  const { head } = await readHead(file.stream());
  const chosen = { format: before.format, dialect: before.dialect, header, ...kept, ...change };
  return { ...settingsFor(head, change.encoding ?? before.encoding, chosen), ...meaningOf(chosen) };
}

/** A spreadsheet file says itself how its bytes become texts: what would change that has no effect. */
function meaningOf(change: SettingsChange): Partial<ImportSettings> {
  const { mapping, noQuestion, oneMeans, preset, second, told } = change;
  const given = Object.entries({ mapping, noQuestion, oneMeans, preset, second, told });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
