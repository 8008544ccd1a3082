import { fail } from '@/lib/errors';
import type { FileBytes } from '../../bytes/file-bytes';
import { columnMeaning } from '../../dialect/column-meaning';
import { type ImportSettings, MOST_COLUMNS } from '../../dialect/settings';
import { columnNames } from '../columns';
import { CellError } from './cell-error';
import { sheetRows, type SheetRow } from './sheet-rows';
import { openWorkbook, type Sheet, type Workbook } from './workbook';
import { refuseWorkbook } from './workbook-fault';

/** So many rows tell how many columns a sheet has: the header may leave the last ones unnamed. */
const LOOKED_AT = 50;

/** What can be chosen of how a spreadsheet file is read; all the rest follows. */
export type WorkbookChoice = Partial<
  Pick<ImportSettings, 'sheet' | 'header' | 'mapping' | 'noQuestion' | 'oneMeans' | 'preset'>
>;

/** How an XLSX file is read: the first sheet that shows rows, unless another was chosen. Fails as refuseWorkbook does. */
export async function workbookSettings(
  file: FileBytes,
  chosen: WorkbookChoice = {},
): Promise<ImportSettings> {
  const workbook = await openWorkbook(file);
  try {
    const sheets = await sheetsWithRows(workbook);
    const sheet = sheets.find(({ name }) => name === (chosen.sheet ?? sheets[0]?.name));
    if (sheets.length === 0) refuseWorkbook('workbook_empty');
    if (!sheet) fail({ code: 'invalid', issues: [{ path: 'sheet', code: 'no_such_sheet' }] });
    const header = chosen.header ?? true;
    const columns = await sheetColumns(workbook, sheet, header);
    return {
      format: 'xlsx',
      encoding: 'utf-8',
      dialect: { delimiter: '\t', quote: '"', newline: 'lf' },
      sheet: sheet.name,
      sheets: sheets.map(({ name }) => name),
      header,
      columns,
      noQuestion: chosen.noQuestion ?? false,
      ...columnMeaning({ text: '', format: 'xlsx', header, columns }, chosen),
    };
  } finally {
    await workbook.close();
  }
}

async function sheetsWithRows(workbook: Workbook): Promise<Sheet[]> {
  const found: Sheet[] = [];
  for (const sheet of workbook.sheets)
    if (!sheet.hidden && (await firstRows(workbook, sheet, 1)).length > 0) found.push(sheet);
  return found;
}

async function sheetColumns(workbook: Workbook, sheet: Sheet, header: boolean): Promise<string[]> {
  const rows = await firstRows(workbook, sheet, LOOKED_AT);
  const width = rows.reduce((most, { cells }) => Math.max(most, ...cells.keys(), -1), -1) + 1;
  const names = Array.from({ length: width }, (_, at) => rows[0]?.cells.get(at) ?? '');
  const texts = names.map((name) => (name instanceof CellError ? name.shown : name));
  return columnNames(header ? texts : null, Math.min(width, MOST_COLUMNS));
}

/** Of those that can be read. */
async function firstRows(workbook: Workbook, sheet: Sheet, most: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const group of sheetRows(workbook, sheet)) {
    rows.push(...group.filter(({ fault }) => fault === null));
    if (rows.length >= most) break;
  }
  return rows.slice(0, most);
}
