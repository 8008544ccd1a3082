import { csvRow } from '@/lib/exchange/formats/csv-row';
import { saveFile } from './save-chart';

/** Saves rows, heads first, as a CSV file that a spreadsheet can open safely. */
export function saveCsv(name: string, rows: readonly (readonly (string | number | null)[])[]): void {
  const text = rows.map((cells) => csvRow(cells, true)).join('');
  // The mark by which spreadsheets know UTF-8.
  saveFile(`${name}.csv`, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
}
