import { type ImportSettings, type MappedField, REQUIRED_FIELDS } from '../dialect/settings';
import { readsColumns } from '../presets/registry';

/** The required fields that no column stands for: what the mapping screen must ask for. */
export function missingFields(settings: ImportSettings): MappedField[] {
  if (!readsColumns(settings)) return [];
  return REQUIRED_FIELDS.filter((field) => {
    const chosen = settings.mapping[field];
    if (field === 'question' && settings.noQuestion) return false;
    return chosen === null || (settings.columns.length > 0 && !settings.columns.includes(chosen));
  });
}
