import { CellFault } from '../parse/cells';
import { faultAt } from '../parse/faults';
import type { CellReader } from './cell';

/** What `method` says of a method in a table, for people. */
export const methodName = (method: { id?: unknown; version?: unknown } | null): string =>
  method ? `${String(method.id)}@${String(method.version)}` : '';

/** The run of a method. Throws CellFault where `method` says another. */
export const methodCell: CellReader = (cells, column) => {
  const method = cells.json(column) as Parameters<typeof methodName>[0];
  if (cells.text('method') !== methodName(method)) throw new CellFault(faultAt('field', ['method']));
  return method;
};
