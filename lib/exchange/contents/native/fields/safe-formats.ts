import { safeMark } from '../../../formats/csv-row';
import { NATIVE_FORMATS } from '../version';

/** Those marks of the `format` column that say that cells are neutralised. */
export const SAFE_FORMATS = NATIVE_FORMATS.map(safeMark);

/** The mark of a format without what says that its cells are neutralised. */
export const plainFormat = (format: string): string =>
  NATIVE_FORMATS.find((plain) => safeMark(plain) === format) ?? format;
