import { FIELDS, type ImportSettings, isTable, type MappedField, REQUIRED_FIELDS } from '../dialect/settings';
import { NO_PATHS } from '../paths/path-mapping';
import { readsColumns, readsPaths } from '../presets/registry';

/**
 * The required fields that no column stands for, or to which no path leads: what the mapping screen must ask for. So it is with any other
 * field for which a column was chosen that a table does not have; records may have more columns than the first ones tell.
 */
export function missingFields(settings: ImportSettings): MappedField[] {
  if (readsPaths(settings)) {
    const paths = settings.paths ?? NO_PATHS;
    return REQUIRED_FIELDS.filter((field) =>
      field === 'question' && settings.noQuestion ? false : (paths[field] ?? []).length === 0,
    );
  }
  if (!readsColumns(settings)) return [];
  const { columns, mapping } = settings;
  return FIELDS.filter((field) => {
    const chosen = mapping[field];
    const required = REQUIRED_FIELDS.some((one) => one === field);
    if (field === 'question' && settings.noQuestion) return false;
    if (chosen === null) return required;
    return (required || isTable(settings.format)) && columns.length > 0 && !columns.includes(chosen);
  });
}
