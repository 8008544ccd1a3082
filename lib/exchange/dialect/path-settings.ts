import type { FileBytes } from '../bytes/file-bytes';
import { fileRows } from '../parse/file-rows';
import { proposePaths } from '../paths/propose-paths';
import { presetById, readsPaths } from '../presets/registry';
import type { ImportSettings } from './settings';

/** So many records tell where fields stand. */
const TELLING = 50;
/** So much of a text file is read for them; more where its first row is longer than that. */
const HEADS = [1024 * 1024, 32 * 1024 * 1024];

/** The first records of a file, as far as they can be read. */
export async function firstRecords(file: FileBytes, settings: ImportSettings): Promise<object[]> {
  const records: object[] = [];
  for (const most of HEADS) {
    for await (const group of fileRows(file, settings, most)) {
      for (const { values, fault } of group) if (!fault) records.push(Object.fromEntries(values));
      if (records.length >= TELLING) break;
    }
    if (records.length > 0) break;
  }
  return records.slice(0, TELLING);
}

/** Settings with paths where its kind of file is read by them: those that were chosen, else what its first records propose. */
export async function withPaths(file: FileBytes, settings: ImportSettings): Promise<ImportSettings> {
  const { paths, ...others } = settings;
  if (!readsPaths(settings)) return others;
  if (paths) return settings;
  const candidates = presetById(settings.preset).paths!(settings.columns);
  return { ...others, paths: proposePaths(await firstRecords(file, settings), candidates) };
}
