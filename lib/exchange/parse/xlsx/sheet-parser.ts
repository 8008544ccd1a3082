import { columnOf } from './cell-reference';
import type { RawCell } from './cell-value';
import { RunText } from './run-text';
import { refuseWorkbook } from './workbook-fault';
import { XLSX_LIMITS } from './xlsx-limits';
import type { XmlAttributes, XmlHandler } from './xml';

/** A row as the sheet has it. */
export interface RawRow {
  /** From 1, as the program shows it. */
  number: number;
  cells: RawCell[];
}

/**
 * Collects the rows of a sheet as its XML is read. Rows and cells without a reference follow the one before; what is hidden or filtered
 * out is read like all else; of merged cells the first has the value.
 */
export class SheetParser implements XmlHandler {
  private rows: RawRow[] = [];
  private row: RawRow | null = null;
  private cell: RawCell | null = null;
  private number = 0;
  private column = -1;
  private units = 0;
  private within: 'v' | 'f' | null = null;
  private readonly runs = new RunText();

  /** The rows that have ended since the last time. */
  take(): RawRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c' && this.row) this.openCell(attributes);
    else if (!this.cell) return;
    else if (name === 'v' || name === 'f') {
      this.within = name;
      if (name === 'f') this.cell.formula ??= '';
      else this.cell.value ??= '';
    } else if (name === 'is') this.cell.value ??= '';
    else this.runs.open(name, attributes);
  }

  text(text: string): void {
    if (!this.cell) return;
    this.units += text.length;
    if (this.units > XLSX_LIMITS.text) refuseWorkbook('workbook_too_large');
    if (this.within === 'v') this.cell.value += text;
    else if (this.within === 'f') this.cell.formula += text;
    else this.runs.add(text);
  }

  close(name: string): void {
    if (name === 'row') this.closeRow();
    else if (name === 'c') this.closeCell();
    else if (name === 'v' || name === 'f') this.within = null;
    else if (name === 'is' && this.cell) this.cell.value = this.runs.take();
    else this.runs.close(name);
  }

  private openRow({ r }: XmlAttributes): void {
    this.number = r === undefined ? this.number + 1 : Number(r);
    const { number } = this;
    if (!Number.isInteger(number) || number < 1 || number > XLSX_LIMITS.rows)
      refuseWorkbook('workbook_broken');
    this.row = { number, cells: [] };
    this.column = -1;
    this.units = 0;
  }

  private openCell({ r, t, s }: XmlAttributes): void {
    const column = r === undefined ? this.column + 1 : columnOf(r);
    if (column === null || column >= XLSX_LIMITS.columns) refuseWorkbook('workbook_broken');
    this.column = column;
    this.cell = { column, type: t ?? 'n', style: Number(s ?? 0), value: null, formula: null };
  }

  private closeCell(): void {
    const { row, cell } = this;
    this.cell = null;
    if (!row || !cell || (cell.value === null && cell.formula === null)) return;
    row.cells.push(cell);
    if (row.cells.length > XLSX_LIMITS.columns) refuseWorkbook('workbook_broken');
  }

  private closeRow(): void {
    if (this.row && this.row.cells.length > 0) this.rows.push(this.row);
    this.row = null;
    this.cell = null;
  }
}
