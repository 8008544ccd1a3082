import { type ZipEntry, zipBytes } from './zip-bytes';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A spreadsheet file by its parts: what stands in `sheetData` of each sheet, and in the other parts that it has. */
export interface XlsxParts {
  sheets: { name: string; data: string; state?: string }[];
  /** The `si` elements. */
  shared?: string;
  /** The `numFmt` and `xf` elements. */
  styles?: { formats?: string; cells: string };
  /** Attributes of `workbookPr`. */
  properties?: string;
  /** Further entries, or others in place of those that are made here. */
  entries?: ZipEntry[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const related = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (all: string): string =>
  `${head}<Relationships xmlns="${PACKAGE}">${all}</Relationships>`;

/** The entries of a spreadsheet file as Excel names them. */
export function xlsxEntries({
  sheets,
  shared,
  styles,
  properties = '',
  entries = [],
}: XlsxParts): ZipEntry[] {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map((_, at) =>
    related(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  if (shared !== undefined) targets.push(related('rIdS', 'sharedStrings', 'sharedStrings.xml'));
  if (styles) targets.push(related('rIdT', 'styles', 'styles.xml'));
  const made: ZipEntry[] = [
    { name: '[Content_Types].xml', content: `${head}<Types/>` },
    { name: '_rels/.rels', content: relationships(related('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets>${listed.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relationships(targets.join('')) },
    ...sheets.map(({ data }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `${head}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
    })),
  ];
  if (shared !== undefined)
    made.push({ name: 'xl/sharedStrings.xml', content: `${head}<sst xmlns="${MAIN}">${shared}</sst>` });
  if (styles)
    made.push({
      name: 'xl/styles.xml',
      content: `${head}<styleSheet xmlns="${MAIN}"><numFmts>${styles.formats ?? ''}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.cells}</cellXfs></styleSheet>`,
    });
  const others = new Set(entries.map(({ name }) => name));
  return [...made.filter(({ name }) => !others.has(name)), ...entries];
}

/** A spreadsheet file as bytes. */
export const xlsxBytes = (parts: XlsxParts): Buffer => zipBytes(xlsxEntries(parts));
