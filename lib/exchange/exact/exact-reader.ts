import type { Format } from '../settings';
import { lineReader } from './read-lines';
import { exactTableReader } from './read-table';
import type { UnitReader } from './unit';

/** The reader of files of a format that hold the native format; `now` is the time of what tells none. */
export const exactReader = (format: Format, now: string): UnitReader =>
  format === 'table' ? exactTableReader(now) : lineReader(now);
