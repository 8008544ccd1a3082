import { describe, expect, it } from 'vitest';
import { type XlsxParts, xlsxBytes } from '@/lib/testing/xlsx/xlsx-bytes';
import { memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { fileRows } from '../file-rows';
import { CellError } from './cell-error';

/** The rows of a file's sheet: its number, then what stands under the columns, or the reason why it is rejected. */
async function rowsOf(parts: XlsxParts, change: { header?: boolean } = {}) {
  const file = memoryBytes(xlsxBytes(parts));
  const settings = { ...(await detectFile(file)), ...change };
  const rows: unknown[][] = [];
  for await (const group of fileRows(file, settings))
    for (const { line, values, fault } of group) rows.push([line, ...(fault ? [fault] : values.values())]);
  return { columns: settings.columns, rows };
}

/** A long text that no archive makes small. */
const manySigns = (length: number): string =>
  Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((at * at * 7_919) % 20_011))).join('');

const sheet = (data: string): XlsxParts['sheets'] => [{ name: 'Sheet1', data }];
const inline = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADER = `<row r="1">${inline('A1', 'question')}${inline('B1', 'answer')}</row>`;

describe('rows of a sheet', () => {
  it('have the numbers that the program shows; skipped cells are empty and blank rows are none', async () => {
    const data = `${HEADER}<row r="3">${inline('B3', 'b')}</row><row r="4"><c r="A4" s="1"/></row><row r="7">${inline('A7', 'a')}${inline('B7', '')}</row>`;
    expect(await rowsOf({ sheets: sheet(data) })).toEqual({
      columns: ['question', 'answer'],
      rows: [
        [3, '', 'b'],
        [7, 'a', ''],
      ],
    });
  });

  it('a faulty row: its text keeps the place of a skipped cell', async () => {
    const wide = `<row r="60">${inline('A60', 'a')}${inline('D60', 'd')}</row>`;
    const few = Array.from({ length: 58 }, (_, at) => `<row>${inline(`A${at + 2}`, 'a')}</row>`).join('');
    const file = memoryBytes(xlsxBytes({ sheets: sheet(HEADER + few + wide) }));
    const texts: string[] = [];
    for await (const group of fileRows(file, await detectFile(file)))
      for (const { fault, excerpt } of group) if (fault) texts.push(excerpt);
    expect(texts).toEqual(['a\t\t\td']);
  });

  it('keep columns that the header does not name, if one of the first rows has them', async () => {
    const wide = `<row r="2">${inline('A2', 'a')}${inline('D2', 'remark')}</row>`;
    const wider = `<row r="99">${inline('E99', 'far out')}</row>`;
    expect(await rowsOf({ sheets: sheet(HEADER + wide) })).toEqual({
      columns: ['question', 'answer', 'column 3', 'column 4'],
      rows: [[2, 'a', '', '', 'remark']],
    });
    const rows = Array.from({ length: 60 }, (_, at) => `<row>${inline(`A${at + 2}`, 'a')}</row>`).join('');
    expect((await rowsOf({ sheets: sheet(HEADER + rows + wider) })).rows.at(-1)).toEqual([
      99,
      { reason: 'columns', column: null, detail: { expected: 2, found: 5 } },
    ]);
  });

  it('may all be data', async () => {
    const { rows } = await rowsOf({ sheets: sheet(HEADER) }, { header: false });
    expect(rows).toEqual([[1, 'question', 'answer']]);
  });

  it('have the value of a merged cell in its first one, and hidden rows like all others', async () => {
    const data = `${HEADER}<row r="2" hidden="1">${inline('A2', 'merged')}<c r="B2"/></row>`;
    expect((await rowsOf({ sheets: sheet(data) })).rows).toEqual([[2, 'merged', '']]);
  });

  it('say which formulas have no value', async () => {
    const data = `${HEADER}<row r="2"><c r="A2" t="e"><f>VLOOKUP(1,C:D,2)</f><v>#N/A</v></c><c r="B2" t="str"><f>A1&amp;"!"</f><v>question!</v></c></row><row r="3"><c r="B3"><f>A1</f></c></row>`;
    expect((await rowsOf({ sheets: sheet(data) })).rows).toEqual([
      [2, new CellError('#N/A'), 'question!'],
      [3, '', new CellError('=A1')],
    ]);
  });

  it('are rejected where they hold more than 8,000,000 characters, also of one shared text', async () => {
    const shared = `<si><t>${manySigns(1_000_000)}</t></si>`;
    const long = `<row r="2">${'<c t="s"><v>0</v></c>'.repeat(9)}</row>`;
    const { rows } = await rowsOf({
      sheets: sheet(`${HEADER}${long}<row r="3">${inline('A3', 'a')}</row>`),
      shared,
    });
    expect(rows).toEqual([
      [2, { reason: 'too_long', column: null, detail: { limit: 8_000_000 } }],
      [3, 'a', ''],
    ]);
  });
});

describe('rows as programs write them', () => {
  it('Excel: shared texts in runs, dates by their style, booleans, 17 digits', async () => {
    const shared = `<si><t>question</t></si><si><t>answer</t></si><si><r><rPr><b/></rPr><t>很</t></r><r><t>长。</t></r></si>`;
    const styles = {
      formats: '<numFmt numFmtId="176" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>',
      cells: '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/>',
    };
    const data = `<row r="1" spans="1:2"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row r="2" spans="1:2"><c r="A2" s="1"><v>45356</v></c><c r="B2" t="s"><v>2</v></c></row>
      <row r="3" spans="1:2"><c r="A3" s="2"><v>45356.604166666664</v></c><c r="B3" t="b"><v>1</v></c></row>
      <row r="4" spans="1:2"><c r="A4" s="0"><v>3</v></c><c r="B4"><v>0.10000000000000001</v></c></row>`;
    expect(await rowsOf({ sheets: sheet(data), shared, styles })).toEqual({
      columns: ['question', 'answer'],
      rows: [
        [2, '2024-03-05', '很长。'],
        [3, '2024-03-05T14:30:00', 'TRUE'],
        [4, '3', '0.1'],
      ],
    });
  });

  it('Excel for Mac of old: days since 1904', async () => {
    const parts = { sheets: sheet(`${HEADER}<row r="2"><c r="A2" s="0"><v>43894</v></c></row>`) };
    const styles = { cells: '<xf numFmtId="14"/>' };
    expect((await rowsOf({ ...parts, styles, properties: 'date1904="1"' })).rows).toEqual([
      [2, '2024-03-05', ''],
    ]);
    expect((await rowsOf({ ...parts, styles })).rows).toEqual([[2, '2020-03-04', '']]);
  });

  it('Excel, strict: dates in ISO 8601, addresses of its own', async () => {
    const data = `${HEADER}<row r="2"><c r="A2" t="d"><v>2024-03-05</v></c></row>`;
    const rels = (all: string): string => `<Relationships>${all}</Relationships>`;
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const entries = [
      {
        name: '_rels/.rels',
        content: rels(`<Relationship Id="a" Type="${strict}/officeDocument" Target="xl/workbook.xml"/>`),
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: rels(`<Relationship Id="rId1" Type="${strict}/worksheet" Target="worksheets/sheet1.xml"/>`),
      },
    ];
    expect((await rowsOf({ sheets: sheet(data), entries })).rows).toEqual([[2, '2024-03-05', '']]);
  });

  it('WPS: a dimension that is wrong, further parts, and pictures in cells', async () => {
    const entries = [
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet><sheetPr/><dimension ref="A1"/><sheetViews><sheetView/></sheetViews><sheetData>${HEADER}<row r="2"><c r="A2" t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>${inline('B2', '很长。')}</row></sheetData><pageMargins left="0.75"/></worksheet>`,
      },
      {
        name: 'xl/cellimages.xml',
        content: '<etc:cellImages xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"/>',
      },
    ];
    expect((await rowsOf({ sheets: sheet(''), entries })).rows).toEqual([
      [2, '=DISPIMG("ID_1",1)', '很长。'],
    ]);
  });

  it('LibreOffice: types that others leave out, styles in every cell, empty cells with a style', async () => {
    const data = `<row r="1" customFormat="false" ht="12.8"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c></row><row r="2"><c r="A2" s="0" t="n"><v>12</v></c><c r="B2" s="1" t="n"><v>45356</v></c><c r="C2" s="1"/></row><row r="3"><c r="A3" s="0" t="str"><f aca="false">A1</f><v>question</v></c><c r="B3" t="b"><f aca="false">TRUE()</f><v>1</v></c></row>`;
    const shared = '<si><t xml:space="preserve">question</t></si><si><t xml:space="preserve">answer</t></si>';
    const styles = {
      formats:
        '<numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/>',
      cells: '<xf numFmtId="164"/><xf numFmtId="165"/>',
    };
    expect((await rowsOf({ sheets: sheet(data), shared, styles })).rows).toEqual([
      [2, '12', '2024-03-05'],
      [3, 'question', 'TRUE'],
    ]);
  });

  it('Google Sheets and Dynamics: no dimension, and cells and rows without a reference', async () => {
    const data = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c><v>5</v></c><c t="s"><v>1</v></c></row><row r="5"><c r="B5"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>`;
    const shared = '<si><t>question</t></si><si><t>answer</t></si>';
    expect(await rowsOf({ sheets: sheet(data), shared })).toEqual({
      columns: ['question', 'answer', 'column 3'],
      rows: [
        [2, '5', 'answer', ''],
        [5, '', '1', '2'],
        [6, '3', '', ''],
      ],
    });
  });

  it('openpyxl: targets from the root, formulas that nobody computed, empty values', async () => {
    const entries = [
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet1.xml" Id="rId1"/></Relationships>`,
      },
    ];
    const data = `<row r="1"><c r="A1" t="inlineStr"><is><t>question</t></is></c><c r="B1" t="inlineStr"><is><t>answer</t></is></c></row><row r="2"><c r="A2" t="n"><v>3</v></c><c r="B2"><f>A2*2</f><v></v></c></row><row r="3"><c r="A3"><f>A2</f><v/></c><c r="B3" t="n"/></row>`;
    expect((await rowsOf({ sheets: sheet(data), entries })).rows).toEqual([
      [2, '3', new CellError('=A2*2')],
      [3, new CellError('=A2'), ''],
    ]);
  });

  it('the Open XML SDK: a prefix before every name, and parts with names of their own', async () => {
    const x = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const r = 'xmlns:rel="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const cell = (text: string): string => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    const rel = (type: string, target: string): string =>
      `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" Id="R1"/></Relationships>`;
    const entries = [
      { name: '_rels/.rels', content: rel('officeDocument', '/xl/workbook22.xml') },
      {
        name: 'xl/workbook22.xml',
        content: `<x:workbook ${x} ${r}><x:sheets><x:sheet name="数据" sheetId="1" rel:id="R1"/></x:sheets></x:workbook>`,
      },
      { name: 'xl/_rels/workbook22.xml.rels', content: rel('worksheet', '../xl/data/First.xml') },
      {
        name: 'xl/data/first.xml',
        content: `<x:worksheet ${x}><x:sheetData><x:row>${cell('answer')}</x:row><x:row>${cell('很长')}</x:row></x:sheetData></x:worksheet>`,
      },
    ];
    expect((await rowsOf({ sheets: [], entries })).rows).toEqual([[2, '很长']]);
  });
});
