import { NO_MAPPING } from '../dialect/settings';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** Any other file: its columns mean what their names say, and a person says the rest. */
export const byNamePreset: Preset = {
  id: 'by-name',
  name: null,
  rows: 'columns',
  recognises: () => true,
  mapping: (columns) => (columns.length > 0 ? guessMapping(columns) : NO_MAPPING),
};
