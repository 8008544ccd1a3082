import { NATIVE_FORMAT } from '../contents/native/version';
import type { ToldOfFile } from '../dialect/settings';
import type { Notes } from '../import/import-notes';
import type { SourceRow } from '../parse/parse-rows';
import type { Fault } from '../parse/reject';
import type { Conversion, ConversionContext, Values } from './conversion';
import { type OffsetUnit, placeOf } from './offset-unit';
import { noPartner, type SecondRows } from './second-rows';

/** What all rows of a file are converted with. */
export interface FileContext {
  told: ToldOfFile;
  second: SecondRows | null;
  unit: OffsetUnit;
  notes: Notes;
  /** False where only the beginning of the file is read. */
  whole?: boolean;
}

/**
 * Turns a row into rows as the native format has them, one a sample, each with the line and the excerpt of its source; a row that
 * cannot be converted stays one, with its fault.
 */
export function rowConverter(
  conversion: Conversion,
  { told, second, unit, notes, whole = true }: FileContext,
): (row: SourceRow) => SourceRow[] {
  const keys = conversion.gathers ?? conversion.second;
  const partnerOf = (values: Values): Values | Fault | null => {
    const key = keys?.keyOf(values) ?? null;
    if (key === null) return null;
    return second ? second.find(key) : noPartner(key);
  };
  const place: ConversionContext['place'] = (claim) => placeOf(claim, unit);
  return (row) => {
    if (row.fault) return [row];
    const partner = partnerOf(row.values);
    const found = partner !== null && 'reason' in partner ? partner : null;
    const lines =
      found ??
      conversion.convert(row.values, {
        told,
        partner: partner as Values | null,
        whole,
        place,
        note: (code, about) => notes.add(code, about),
      });
    if ('reason' in lines) return [rowAs(row, { values: row.values, fault: lines })];
    return lines.map((line) =>
      rowAs(row, { values: new Map(Object.entries({ format: NATIVE_FORMAT, ...line })), fault: null }),
    );
  };
}

const rowAs = (source: SourceRow, row: Pick<SourceRow, 'values' | 'fault'>): SourceRow => ({
  line: source.line,
  ...row,
  get excerpt() {
    return source.excerpt;
  },
});
