import { isNative } from '../contents/native/parse/detect-native';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** The studio's own export; its samples alone are read by the names of the columns. */
export const nativePreset: Preset = {
  id: 'native',
  name: null,
  rows: 'native',
  recognises: ({ text, format, header, columns }) => header && isNative(text, format, columns),
  mapping: guessMapping,
};
