import { LIMITS } from '../limits';
import { fault, type Fault } from '../reject';
import { cellValue, type CellValue, type RawCell } from './cell-value';
import { type RawRow, SheetParser } from './sheet-parser';
import type { Sheet, Workbook } from './workbook';
import { refuseWorkbook } from './workbook-fault';
import { XLSX_LIMITS } from './xlsx-limits';
import { readXml } from './xml';

/** A row that holds something: its cells by their column, from 0, without empty ones. */
export interface SheetRow {
  number: number;
  cells: ReadonlyMap<number, CellValue>;
  /** Too much text for one row: there are no cells then. */
  fault: Fault | null;
}

/** Rows that come together have no more than about so many UTF-16 units. */
const GROUP_UNITS = 512 * 1024;

/** The rows of a sheet, group by group; memory holds one group and what the workbook shares. Blank rows are none. */
export async function* sheetRows(workbook: Workbook, sheet: Sheet): AsyncGenerator<SheetRow[]> {
  const parser = new SheetParser();
  let all = 0;
  for await (const _ of readXml(workbook.bytes(sheet), parser)) {
    let group: SheetRow[] = [];
    let units = 0;
    for (const raw of parser.take()) {
      const { row, length } = await resolveRow(workbook, raw);
      all += length;
      if (all > XLSX_LIMITS.sheet) refuseWorkbook('workbook_too_large');
      if (row.fault || row.cells.size > 0) group.push(row);
      if ((units += length) < GROUP_UNITS) continue;
      yield group;
      [group, units] = [[], 0];
    }
    if (group.length > 0) yield group;
  }
}

async function resolveRow(workbook: Workbook, raw: RawRow): Promise<{ row: SheetRow; length: number }> {
  let length = 0;
  for (const cell of raw.cells) length += await lengthOf(workbook, cell);
  const { number } = raw;
  const cells = new Map<number, CellValue>();
  // Looked at before any text is made: many cells may share one that is very long.
  if (length > LIMITS.row)
    return { row: { number, cells, fault: fault('too_long', null, { limit: LIMITS.row }) }, length: 0 };
  for (const cell of raw.cells) {
    const value = isShared(cell)
      ? workbook.shared.get(Number(cell.value))
      : cellValue(cell, workbook.formats);
    if (value !== '') cells.set(cell.column, value);
  }
  return { row: { number, cells, fault: null }, length };
}

const isShared = ({ type, value }: RawCell): boolean => type === 's' && value !== null && value !== '';

async function lengthOf({ shared }: Workbook, cell: RawCell): Promise<number> {
  if (!isShared(cell)) return cell.value?.length ?? 0;
  const index = Number(cell.value);
  if (!Number.isInteger(index) || index < 0) refuseWorkbook('workbook_broken');
  await shared.readTo(index);
  return shared.lengthOf(index);
}
