import type { Format } from '../settings';
import { lineReader } from './read-lines';
import { exactTableReader } from './read-table';
import type { UnitReader } from './unit';

/** The reader of exact files of a format. */
export const exactReader = (format: Format): UnitReader =>
  format === 'table' ? exactTableReader() : lineReader();
