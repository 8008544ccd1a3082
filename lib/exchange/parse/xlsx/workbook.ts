import { toStorable } from '@/lib/storable';
import { SHEET_NAME_LENGTH } from '../../dialect/settings';
import type { FileBytes } from '../../bytes/file-bytes';
import { openZip, type ZipArchive } from '../zip/zip-archive';
import type { NumberFormats } from './cell-value';
import { loadRelationships, type Relationship } from './relationships';
import { SharedTexts } from './shared-texts';
import { loadNumberKinds } from './styles';
import { readingArchive, refuseWorkbook, throwAsWorkbook } from './workbook-fault';
import { XLSX_LIMITS } from './xlsx-limits';
import { attribute, tellXml } from './xml';

export interface Sheet {
  name: string;
  /** Hidden by whoever made the file. */
  hidden: boolean;
  /** The name of its entry. */
  entry: string;
}

/** An open spreadsheet file. Whoever opens it closes it. */
export interface Workbook {
  /** In the order of their tabs, without sheets that are charts. */
  sheets: readonly Sheet[];
  formats: NumberFormats;
  shared: SharedTexts;
  bytes(sheet: Sheet): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Opens an XLSX file. Fails as refuseWorkbook does where it is none or cannot be read. */
export async function openWorkbook(file: FileBytes): Promise<Workbook> {
  const zip = await openZip(file).catch(throwAsWorkbook);
  const part = await workbookPart(zip);
  if (part === null) refuseWorkbook('workbook_broken');
  const read = (entry: string | undefined): AsyncIterable<Uint8Array> =>
    readingArchive(zip.bytes(entry ?? ''));
  const related = await loadRelationships(zip, part);
  const of = (type: string): string | undefined => related.find((each) => each.type === type)?.target;
  const { sheets, from1904 } = await loadSheets(read(part), related);
  const styles = of('styles');
  const kinds = styles !== undefined && zip.has(styles) ? await loadNumberKinds(read(styles)) : [];
  const shared = new SharedTexts(read(of('sharedStrings')));
  return {
    sheets: sheets.filter(({ entry }) => zip.has(entry)),
    formats: { kinds, from1904 },
    shared,
    bytes: ({ entry }) => read(entry),
    close: () => shared.close(),
  };
}

const USUAL = 'xl/workbook.xml';

/** The entry that says which sheets there are; null where the archive is no spreadsheet file. */
export async function workbookPart(zip: ZipArchive): Promise<string | null> {
  const named = (await loadRelationships(zip, '')).find(({ type }) => type === 'officeDocument')?.target;
  return [named, USUAL].find((name) => name !== undefined && name.endsWith('.xml') && zip.has(name)) ?? null;
}

async function loadSheets(bytes: AsyncIterable<Uint8Array>, related: readonly Relationship[]) {
  const sheets: Sheet[] = [];
  const entries = new Map(
    related.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  let from1904 = false;
  await tellXml(bytes, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      if (sheets.length === XLSX_LIMITS.sheets) refuseWorkbook('workbook_too_large');
      const entry = entries.get(attribute(attributes, 'id') ?? '');
      const shown = toStorable((attributes.name ?? '').slice(0, SHEET_NAME_LENGTH)).text;
      const hidden = ['hidden', 'veryHidden'].includes(attributes.state ?? '');
      if (entry !== undefined) sheets.push({ name: shown, hidden, entry });
    },
  });
  return { sheets, from1904 };
}
