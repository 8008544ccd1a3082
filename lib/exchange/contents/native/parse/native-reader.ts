import { type Format, isTable } from '../../../dialect/settings';
import { lineReader } from './parse-lines';
import { nativeTableReader } from './parse-table';
import { typedReader } from './typed-rows';
import type { UnitReader } from './unit';

/** The reader of files of a format that hold the native format; `now` is the time of what tells none. */
export function nativeReader(format: Format, now: string): UnitReader {
  if (format === 'parquet') return typedReader(nativeTableReader(now));
  return isTable(format) ? nativeTableReader(now) : lineReader(now);
}
