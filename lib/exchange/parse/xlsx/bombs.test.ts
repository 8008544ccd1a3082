import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { xlsxBytes, xlsxEntries } from '@/lib/testing/xlsx/xlsx-bytes';
import { zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { fileRows } from '../file-rows';

const MIB = 1024 * 1024;
const HEADER = '<row><c t="inlineStr"><is><t>answer</t></is></c></row>';
const sheet = (data: string) => [{ name: 'S', data }];

/** Reads all of a file as an import does, and says why it was refused and how much memory that took. */
async function refusalOf(bytes: Uint8Array): Promise<{ code: unknown; mib: number }> {
  const before = process.memoryUsage();
  let most = 0;
  const measure = (): void => {
    const { heapUsed, external } = process.memoryUsage();
    most = Math.max(most, heapUsed + external - before.heapUsed - before.external);
  };
  const timer = setInterval(measure, 1);
  try {
    const file = memoryBytes(bytes);
    for await (const _ of fileRows(file, await detectFile(file))) measure();
    return { code: 'none', mib: most / MIB };
  } catch (thrown) {
    const { error } = thrown as { error?: { issues: { code: string }[] } };
    return { code: error?.issues[0]?.code ?? thrown, mib: most / MIB };
  } finally {
    clearInterval(timer);
  }
}

/** A sheet whose archive says of itself what is given; its bytes are those of a text of one letter. */
function longText(mib: number, says: object): Buffer {
  const start = `<worksheet><sheetData>${HEADER}<row><c t="inlineStr"><is><t>`;
  const content = Buffer.concat([Buffer.from(start), Buffer.alloc(mib * MIB, 'a')]);
  const entries = xlsxEntries({
    sheets: sheet(''),
    entries: [{ name: 'xl/worksheets/sheet1.xml', content, ...says }],
  });
  return zipBytes(entries);
}

describe('files that are made to do harm', () => {
  it('a text of 64 MiB in 64 kB: refused before any of it is unpacked', async () => {
    const bomb = longText(64, {});
    expect(bomb.length).toBeLessThan(100_000);
    const { code, mib } = await refusalOf(bomb);
    expect(code).toBe('workbook_too_large');
    expect(mib).toBeLessThan(48);
  });

  it('the same with a directory that says it is small: refused where it goes on', async () => {
    const { code, mib } = await refusalOf(longText(64, { says: { unpacked: 1_000 } }));
    expect(code).toBe('workbook_broken');
    expect(mib).toBeLessThan(48);
  });

  it('a text of 64 MiB that is stored as it is: given up after 8,000,000 characters', async () => {
    const { code } = await refusalOf(longText(64, { stored: true }));
    expect(code).toBe('workbook_too_large');
  });

  it('many runs in one cell that come to more than 8,000,000 characters', async () => {
    const runs = `<r><t>${'a'.repeat(1_000)}</t></r>`.repeat(9_000);
    const content = `<worksheet><sheetData>${HEADER}<row><c t="inlineStr"><is>${runs}</is></c></row></sheetData></worksheet>`;
    const entries = [{ name: 'xl/worksheets/sheet1.xml', content, stored: true }];
    expect((await refusalOf(xlsxBytes({ sheets: sheet(''), entries }))).code).toBe('workbook_too_large');
    const shared = [{ name: 'xl/sharedStrings.xml', content: `<sst><si>${runs}</si></sst>`, stored: true }];
    const first = sheet('<row><c t="s"><v>0</v></c></row>');
    const sharing = xlsxBytes({ sheets: first, shared: '', entries: shared });
    expect((await refusalOf(sharing)).code).toBe('workbook_too_large');
  });

  it('one shared text of a million characters in thousands of rows', async () => {
    const shared = [
      {
        name: 'xl/sharedStrings.xml',
        content: `<sst><si><t>${'a'.repeat(MIB)}</t></si></sst>`,
        stored: true,
      },
    ];
    const rows = HEADER + '<row><c t="s"><v>0</v></c></row>'.repeat(600);
    const { code } = await refusalOf(xlsxBytes({ sheets: sheet(rows), shared: '', entries: shared }));
    expect(code).toBe('workbook_too_large');
  });

  it('shared texts that take up more than 128 MiB', async () => {
    // Two of these do not fit into a block of memory.
    const content = `<sst>${`<si><t>${'a'.repeat(600_000)}</t></si>`.repeat(140)}</sst>`;
    const entries = [{ name: 'xl/sharedStrings.xml', content, stored: true }];
    const last = sheet('<row><c t="s"><v>139</v></c></row>');
    const { code, mib } = await refusalOf(xlsxBytes({ sheets: last, shared: '', entries }));
    expect(code).toBe('workbook_too_large');
    expect(mib).toBeLessThan(512);
  });

  it.each([
    ['a cell in column one million', '<row><c r="BDWGN1"><v>1</v></c></row>'],
    ['a cell beyond the last column', '<row><c r="XFE1"><v>1</v></c></row>'],
    ['16,385 cells in a row', `<row>${'<c><v>1</v></c>'.repeat(16_385)}</row>`],
    ['16,385 cells that say that they are one', `<row>${'<c r="A1"><v>1</v></c>'.repeat(16_385)}</row>`],
    ['a row before the first', '<row r="0"><c><v>1</v></c></row>'],
    ['a row beyond every sheet', '<row r="99999999999"><c><v>1</v></c></row>'],
    ['a shared text that is not there', '<row><c t="s"><v>7</v></c></row>'],
    ['a shared text of no number', '<row><c t="s"><v>1.5</v></c></row>'],
    ['a million elements within each other', '<a>'.repeat(1_000_000)],
  ])('%s', async (_, data) => {
    const entry = {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${data}</sheetData></worksheet>`,
      stored: true,
    };
    expect((await refusalOf(xlsxBytes({ sheets: sheet(''), entries: [entry] }))).code).toBe(
      'workbook_broken',
    );
  });

  it.each([
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/sharedStrings.xml',
    'xl/worksheets/sheet1.xml',
  ])('entities of its own in %s', async (name) => {
    const content = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><a>&b;</a>';
    const data = '<row><c t="s"><v>0</v></c></row>';
    const bytes = xlsxBytes({
      sheets: sheet(data),
      shared: '<si><t>a</t></si>',
      styles: { cells: '<xf/>' },
      entries: [{ name, content }],
    });
    expect((await refusalOf(bytes)).code).toBe('workbook_broken');
  });

  it('one byte changed anywhere, or the end cut off anywhere: rows, or a refusal in words', async () => {
    const whole = xlsxBytes({
      sheets: sheet(HEADER + HEADER),
      shared: '<si><t>a</t></si>',
      styles: { cells: '<xf numFmtId="14"/>' },
    });
    const known = /^(none|not_text|(workbook|archive)_\w+)$/;
    const named = 48;
    for (let at = 0; at < whole.length; at += 11) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x41;
      expect((await refusalOf(changed)).code).toMatch(known);
      const kind = at > named ? 'workbook' : 'archive';
      if (at > 3) expect((await refusalOf(whole.subarray(0, at))).code).toBe(`${kind}_broken`);
    }
  }, 30_000);

  it('a sheet that breaks off within its deflated bytes', async () => {
    const entries = xlsxEntries({ sheets: sheet(HEADER.repeat(500)) });
    const broken = entries.map((entry) => {
      if (entry.name !== 'xl/worksheets/sheet1.xml') return entry;
      const packed = deflateRawSync(Buffer.from(entry.content as string));
      return { ...entry, says: { packed: packed.length - 20 } };
    });
    expect((await refusalOf(zipBytes(broken))).code).toBe('workbook_broken');
  });
});
