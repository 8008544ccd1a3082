import { CellError } from './cell-error';
import { unescapeCell } from './escapes';
import type { NumberKind } from './number-format';
import { serialDate } from './serial-date';

/** A cell as the sheet has it. */
export interface RawCell {
  /** From 0. */
  column: number;
  /** n (a number), s (the index of a shared text), inlineStr, str (a formula's text), b, e or d (a date in ISO 8601). */
  type: string;
  /** Index of the format. */
  style: number;
  /** Null where none is stored. */
  value: string | null;
  /** Null where there is none. */
  formula: string | null;
}

export type CellValue = string | CellError;

/** How numbers are shown. */
export interface NumberFormats {
  kinds: readonly NumberKind[];
  from1904: boolean;
}

const LONGEST_FORMULA = 200;

/** What a cell holds, as a text; that of a shared text is not looked up here. Formulas have the value that was stored with them. */
export function cellValue({ type, style, value, formula }: RawCell, formats: NumberFormats): CellValue {
  // Where a formula came to an empty text the type says so; otherwise nobody has computed it.
  if (value === null || (value === '' && type !== 'str'))
    return formula === null ? '' : new CellError(`=${formula.slice(0, LONGEST_FORMULA)}`);
  switch (type) {
    case 'inlineStr':
    case 'd':
      return value;
    case 'str':
      return unescapeCell(value);
    case 'b':
      return value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE';
    case 'e':
      return new CellError(value);
    default:
      return numberText(value.trim(), formats.kinds[style] ?? 'number', formats.from1904);
  }
}

/** Whole numbers keep all their digits; others are the shortest decimal that is the same number; dates are ISO 8601. */
function numberText(value: string, kind: NumberKind, from1904: boolean): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  const date = kind === 'number' ? null : serialDate(number, kind, from1904);
  if (date !== null) return date;
  return /^-?[1-9]\d*$/.test(value) ? value : String(number === 0 ? 0 : number);
}
