import { rowContent } from '../row-content';
import { GOLD_FIELDS, goldRows } from './columns';

/** The gold of the project, one row a unit, to be read by others. */
export const goldContent = rowContent(
  { id: 'gold', annotationsFixed: true, ofGold: true, rows: 'gold' },
  GOLD_FIELDS,
  goldRows,
);
