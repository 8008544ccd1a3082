import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { writeRows } from '@/lib/testing/xlsx/write-rows';
import { xlsxBytes, xlsxEntries } from '@/lib/testing/xlsx/xlsx-bytes';
import { zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import type { Ctx } from '@/lib/auth/ctx';
import { changeImport } from '../import/change-import';
import { getImport } from '../import/get-import';
import { inspectImport } from '../import/inspect-import';
import { listRejects } from '../import/list-rejects';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from './ingest-import';

const test = testDatabase();
const quiet = (): AbortSignal => new AbortController().signal;

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function receive(ctx: Ctx, projectId: string, bytes: Buffer, name = 'samples.xlsx') {
  return (await receiveImport(ctx, projectId, name, Readable.from(pieces(bytes)))).id;
}

async function ingest(ctx: Ctx, importId: string) {
  await startImport(ctx, importId);
  await ingestImport(ctx, importId, quiet());
  return getImport(ctx, importId);
}

const HEADER = ['编号', '问题', '参考文本', '回答', '来源'];
const inline = (texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

describe('ingestImport of a spreadsheet file', () => {
  it('takes it over from the upload to the samples, whatever it is called', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    // Larger than the chunks in which the database keeps it, so that parts of it lie over their borders.
    const noise = (seed: number): string =>
      Array.from({ length: 20_000 }, (_, at) =>
        String.fromCodePoint(0x4e00 + ((at * at * 7_919 + seed * 104_729 * at) % 20_011)),
      ).join('');
    const rows = Array.from({ length: 60 }, (_, at) => [
      `n${at}`,
      `问${at}？`,
      noise(at),
      ` 答 ${at}\r\n=1+1 😀 `,
      '表',
    ]);
    const importId = await receive(lead, id, writeRows([HEADER, ...rows]), 'export.csv');
    expect(await test.db.importChunk.count({ where: { importId } })).toBeGreaterThan(1);
    const { settings, missing, preview } = await inspectImport(lead, importId);
    expect(settings).toMatchObject({ format: 'xlsx', sheet: 'Sheet1', columns: HEADER });
    expect(missing).toEqual([]);
    expect(preview).toHaveLength(8);
    expect(preview[0]).toMatchObject({ line: 2, sample: { id: 'n0', answer: ' 答 0\r\n=1+1 😀 ' } });
    expect(await ingest(lead, importId)).toMatchObject({
      state: 'done',
      rows: 60,
      added: 60,
      rejected: 0,
      issues: [],
    });
    const samples = await test.db.sample.findMany({ where: { projectId: id }, orderBy: { ordinal: 'asc' } });
    expect(
      samples.map(({ externalId, question, reference, answer, metadata }) => [
        externalId,
        question,
        reference,
        answer,
        metadata,
      ]),
    ).toEqual(
      rows.map(([own, question, reference, answer]) => [own, question, reference, answer, { 来源: '表' }]),
    );
    expect(await test.db.importChunk.count({ where: { importId } })).toBe(0);
    const [auditRow] = await test.db.auditEvent.findMany({
      where: { objectId: importId, action: 'import.ingest' },
    });
    expect(auditRow?.after).toMatchObject({ format: 'xlsx', preset: 'by-name' });
    // The same again adds nothing.
    const again = await ingest(lead, await receive(lead, id, writeRows([HEADER, ...rows], true)));
    expect(again).toMatchObject({ added: 0, same: 60, rejected: 0 });
  });

  it('rejects a row by the number that the sheet shows, and loses no other', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const cell = (reference: string, text: string): string =>
      `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (number: number, answer: string, more = ''): string =>
      `<row r="${number}">${cell(`A${number}`, 'q')}${cell(`B${number}`, 'r')}${answer}${more}</row>`;
    const data = [
      `<row r="3">${cell('A3', 'question')}${cell('B3', 'ref')}${cell('C3', 'answer')}${cell('D3', 'checked')}</row>`,
      row(4, cell('C4', 'good')),
      row(7, cell('C7', 'a_x0000_b')),
      row(8, cell('C8', 'a_xD83D_b')),
      row(9, '<c r="C9" t="e"><f>D1</f><v>#REF!</v></c>'),
      row(10, '<c r="C10"><f>D1</f></c>'),
      row(11, ''),
      row(12, cell('C12', 'x'), cell('H12', 'stray')),
      row(13, cell('C13', 'better'), '<c r="D13" t="e"><v>#N/A</v></c>'),
    ];
    // So many good rows first that the column of the stray cell is no longer looked for.
    const good = Array.from({ length: 60 }, (_, at) => row(20 + at, cell(`C${20 + at}`, `a${at}`)));
    const stray = row(99, cell('C99', 'x'), cell('K99', 'far out'));
    const bytes = xlsxBytes({ sheets: [{ name: 'S', data: [...data, ...good, stray].join('') }] });
    const result = await ingest(lead, await receive(lead, id, bytes));
    expect(result).toMatchObject({ state: 'done', rows: 69, added: 63, rejected: 6 });
    const rejects = await listRejects(lead, result.id, 0, 10);
    expect(rejects.map(({ line, column, reason, detail }) => [line, column, reason, detail])).toEqual([
      [7, 'answer', 'nul', {}],
      [8, 'answer', 'lone_surrogate', {}],
      [9, 'answer', 'formula', { found: '#REF!' }],
      [10, 'answer', 'formula', { found: '=D1' }],
      [11, 'answer', 'answer_empty', {}],
      [99, null, 'columns', { expected: 8, found: 11 }],
    ]);
    expect(rejects[2]?.excerpt).toBe('q\tr\t#REF!');
    const kept = await test.db.sample.findFirst({ where: { projectId: id, answer: 'better' } });
    expect(kept?.metadata).toMatchObject({ checked: '#N/A' });
  });

  it('takes another sheet where one is chosen, and none that is hidden', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const sheet = (answer: string): string =>
      inline(['question', 'ref', 'answer']) + inline(['q', 'r', answer]);
    const bytes = xlsxBytes({
      sheets: [
        { name: '甲', data: sheet('first') },
        { name: '乙', data: sheet('second') },
        { name: '丙', data: sheet('third'), state: 'hidden' },
      ],
    });
    const importId = await receive(lead, id, bytes);
    expect((await inspectImport(lead, importId)).settings).toMatchObject({
      sheet: '甲',
      sheets: ['甲', '乙'],
    });
    await expect(changeImport(lead, importId, { sheet: '丙' })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'sheet', code: 'no_such_sheet' }] },
    });
    await expect(changeImport(lead, importId, { sheet: 'a\0b' })).rejects.toThrow();
    const changed = await changeImport(lead, importId, { sheet: '乙' });
    expect(changed.preview.map(({ sample }) => sample?.answer)).toEqual(['second']);
    await ingest(lead, importId);
    const samples = await test.db.sample.findMany({ where: { projectId: id } });
    expect(samples.map(({ answer }) => answer)).toEqual(['second']);
    const outsider = await person(test.db);
    await expect(changeImport(outsider, importId, { sheet: '甲' })).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });

  it('refuses a spreadsheet file that it cannot read, and keeps nothing of it', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const whole = writeRows([HEADER, ['1', 'q', 'r', 'a', 's']]);
    await expect(receive(lead, id, whole.subarray(0, whole.length - 30))).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'file', code: 'workbook_broken' }] },
    });
    expect(await test.db.import.count({ where: { projectId: id } })).toBe(0);
  });

  it('ends as failed, and says why, where only the import finds the fault', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const rows = Array.from({ length: 3_000 }, (_, at) => inline(['q', 'r', `a${at}`]));
    const entries = xlsxEntries({
      sheets: [{ name: 'S', data: inline(['question', 'ref', 'answer']) + rows.join('') }],
    });
    const lying = entries.map((entry) =>
      entry.name === 'xl/worksheets/sheet1.xml' ? { ...entry, says: { crc: 1 } } : entry,
    );
    const importId = await receive(lead, id, zipBytes(lying));
    expect(await ingest(lead, importId)).toMatchObject({
      state: 'failed',
      added: 0,
      issues: [{ path: 'file', code: 'workbook_broken' }],
    });
    expect(await test.db.sample.count({ where: { projectId: id } })).toBe(0);
    expect(await test.db.importChunk.count({ where: { importId } })).toBe(0);
    const [auditRow] = await test.db.auditEvent.findMany({
      where: { objectId: importId, action: 'import.fail' },
    });
    expect(auditRow?.after).toEqual({ reason: 'workbook_broken' });
    // The job that comes again finds it ended.
    await ingestImport(lead, importId, quiet());
    expect(await getImport(lead, importId)).toMatchObject({ state: 'failed' });
  });
});
