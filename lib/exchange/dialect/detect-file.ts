import { fail } from '@/lib/errors';
import type { FileBytes } from '../bytes/file-bytes';
import { refuseArchive } from '../parse/archive/archive-fault';
import { gunzipped } from '../parse/archive/gunzipped';
import { openContent, packingOf } from '../parse/archive/open-content';
import { listEntries } from '../parse/archive/zip-content';
import { isParquet } from '../parse/parquet/footer';
import { parquetSettings } from '../parse/parquet/parquet-settings';
import { presetById } from '../presets/registry';
import { readHead } from '../parse/read-head';
import { isWorkbook } from '../parse/xlsx/spreadsheet-kind';
import { workbookSettings } from '../parse/xlsx/workbook-settings';
import { settingsFor } from './detect';
import { withPaths } from './path-settings';
import { type ImportSettings, isTextFormat, type SettingsChange } from './settings';

/**
 * How a file is read, by what it holds; its name says nothing. Of several files in an archive the first is read, unless `entry` names
 * another. Fails with `invalid` at the path "file": empty_file, not_text, or what is wrong with a spreadsheet file, a Parquet file or an
 * archive; and at "entry": no_such_entry.
 */
export const detectFile = async (file: FileBytes, entry?: string): Promise<ImportSettings> =>
  withPaths(file, await detectColumns(file, entry));

async function detectColumns(file: FileBytes, entry?: string): Promise<ImportSettings> {
  const found = await detectUnpacked(file);
  if (found) return found;
  if ((await packingOf(file)) === 'gzip') {
    const text = await gunzipped(file);
    if ((await isParquet(text)) || (await packingOf(text)) !== null) refuseArchive('archive_nested');
    return { ...(await detectText(text)), packed: 'gzip' };
  }
  const entries = await listEntries(file);
  const names = entries.map(({ name }) => name);
  const chosen = entries.find(({ name }) => name === (entry ?? names[0])) ?? refuseEntry();
  const settings = (await detectUnpacked(chosen.file)) ?? refuseArchive('archive_nested');
  return { ...settings, packed: 'zip', entry: chosen.name, entries: names };
}

/** The same of a file that is no archive; null for one that is. */
async function detectUnpacked(file: FileBytes): Promise<ImportSettings | null> {
  if (file.size === 0) fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
  if (await isWorkbook(file)) return workbookSettings(file);
  if (await isParquet(file)) return parquetSettings(file);
  return (await packingOf(file)) === null ? detectText(file) : null;
}

async function detectText(file: FileBytes): Promise<ImportSettings> {
  const { settings } = await readHead(file.stream());
  return settings ?? fail({ code: 'invalid', issues: [{ path: 'file', code: 'not_text' }] });
}

const refuseEntry = (): never =>
  fail({ code: 'invalid', issues: [{ path: 'entry', code: 'no_such_entry' }] });

/** The settings after a change by hand: columns and the mapping follow what is read, unless they were chosen too. */
export async function changedSettings(
  file: FileBytes,
  before: ImportSettings,
  asked: SettingsChange,
): Promise<ImportSettings> {
  const { entry, ...change } = given(asked);
  if (entry !== undefined) {
    if (before.packed !== 'zip') refuseEntry();
    return changedSettings(file, await detectColumns(file, entry), change);
  }
  const { packed, entries } = before;
  const archive = packed && { packed, ...(entries && { entry: before.entry, entries }) };
  const after = { ...(await changedContent(await openContent(file, before), before, change)), ...archive };
  const same = change.preset === undefined && after.preset === before.preset;
  return withPaths(file, { ...after, paths: change.paths ?? (same ? before.paths : undefined) });
}

async function changedContent(
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
  const { format, sheet, header, noQuestion } = before;
  const kept = { noQuestion, second: before.second, told: before.told };
  if (format === 'xlsx' && (change.sheet ?? change.header) !== undefined) {
    const settings = await workbookSettings(file, { sheet, header, noQuestion, ...change });
    return { ...settings, ...meaningOf({ ...kept, ...change }) };
  }
  if (change.sheet !== undefined)
    fail({ code: 'invalid', issues: [{ path: 'sheet', code: 'no_such_sheet' }] });
  if (!isTextFormat(format)) return { ...before, ...meaningOf(change) };
  const reads = change.format ?? change.encoding ?? change.dialect ?? change.header;
  if (reads === undefined) return { ...before, ...change };
  const { head } = await readHead(file.stream());
  const chosen = { format, dialect: before.dialect, header, ...kept, ...change };
  return { ...settingsFor(head, change.encoding ?? before.encoding, chosen), ...meaningOf(chosen) };
}

/** Files that are no text say themselves how their bytes become texts: what would change that has no effect. */
function meaningOf(change: SettingsChange): Partial<ImportSettings> {
  const { mapping, noQuestion, oneMeans, preset, second, told } = change;
  return given({ mapping, noQuestion, oneMeans, preset, second, told });
}

/** Without what is not said: it changes nothing. */
const given = <Said extends object>(said: Said): Partial<Said> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Said>;
