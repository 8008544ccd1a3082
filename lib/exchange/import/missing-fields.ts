import { type ImportSettings, type MappedField, REQUIRED_FIELDS } from '../dialect/settings';
import { NO_PATHS } from '../paths/path-mapping';
import { readsColumns, readsPaths } from '../presets/registry';

/** The required fields that no column stands for, or to which no path leads: what the mapping screen must ask for. */
export function missingFields(settings: ImportSettings): MappedField[] {
  if (readsPaths(settings)) {
    const paths = settings.paths ?? NO_PATHS;
    return REQUIRED_FIELDS.filter((field) =>
      field === 'question' && settings.noQuestion ? false : (paths[field] ?? []).length === 0,
    );
  }
  if (!readsColumns(settings)) return [];
  return REQUIRED_FIELDS.filter((field) => {
    const chosen = settings.mapping[field];
    if (field === 'question' && settings.noQuestion) return false;
    return chosen === null || (settings.columns.length > 0 && !settings.columns.includes(chosen));
  });
}
