import type { FileBytes } from '../../bytes/file-bytes';
import type { ImportSettings } from '../../dialect/settings';
import type { SourceRow } from '../parse-rows';
import { excerpt, fault } from '../reject';
import { CellError } from './cell-error';
import { type SheetRow, sheetRows } from './sheet-rows';
import { openWorkbook } from './workbook';
import { refuseWorkbook } from './workbook-fault';

/** The rows of the chosen sheet of an XLSX file under the names of its columns; lines are the numbers of its rows. */
export async function* workbookRows(
  file: FileBytes,
  { columns, header, sheet: name }: ImportSettings,
): AsyncGenerator<SourceRow[]> {
  const workbook = await openWorkbook(file);
  try {
    const sheet = workbook.sheets.find((each) => each.name === name);
    if (!sheet) refuseWorkbook('workbook_broken');
    let skip = header;
    for await (const group of sheetRows(workbook, sheet)) {
      // The names of the columns stand in the first row that can be read.
      const at = skip ? group.findIndex((row) => row.fault === null) : -1;
      if (at >= 0) skip = false;
      yield (at >= 0 ? group.toSpliced(at, 1) : group).map((row) => sourceRow(row, columns));
    }
  } finally {
    await workbook.close();
  }
}

function sourceRow({ number, cells, fault: problem }: SheetRow, columns: readonly string[]): SourceRow {
  const found = Math.max(...cells.keys()) + 1;
  const beyond = found > columns.length ? fault('columns', null, { expected: columns.length, found }) : null;
  return {
    line: number,
    values: new Map(columns.map((column, at) => [column, cells.get(at) ?? ''])),
    fault: problem ?? beyond,
    get excerpt() {
      return excerpt(rowText(cells));
    },
  };
}

/** Its cells by their places: an empty one before another stays, so that no value shifts. */
const rowText = (cells: SheetRow['cells']): string =>
  Array.from({ length: Math.max(...cells.keys(), -1) + 1 }, (_, at) => shown(cells.get(at) ?? '')).join('\t');

const shown = (value: string | CellError): string => (value instanceof CellError ? value.shown : value);
