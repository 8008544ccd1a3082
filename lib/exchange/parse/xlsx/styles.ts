import { type NumberKind, numberKind } from './number-format';
import { refuseWorkbook } from './workbook-fault';
import { XLSX_LIMITS } from './xlsx-limits';
import { tellXml } from './xml';

/** What numbers stand for, by the index of a cell's style. */
export async function loadNumberKinds(bytes: AsyncIterable<Uint8Array>): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let ofCells = false;
  await tellXml(bytes, {
    open(name, attributes) {
      if (name === 'cellXfs') ofCells = true;
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      // Formats stand before the styles that use them.
      if (name === 'xf' && ofCells) {
        const id = Number(attributes.numFmtId ?? 0);
        kinds.push(numberKind(id, codes.get(id)));
      }
      if (kinds.length > XLSX_LIMITS.styles || codes.size > XLSX_LIMITS.styles)
        refuseWorkbook('workbook_too_large');
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false;
    },
  });
  return kinds;
}
