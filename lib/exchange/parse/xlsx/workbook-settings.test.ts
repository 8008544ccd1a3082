import { describe, expect, it } from 'vitest';
import { type XlsxParts, xlsxBytes } from '@/lib/testing/xlsx/xlsx-bytes';
import { memoryBytes } from '../../bytes/file-bytes';
import { changedSettings, detectFile } from '../../dialect/detect-file';
import { missingFields } from '../../import/missing-fields';
import { fileRows } from '../file-rows';

const row = (...texts: string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
const SAMPLES = row('问题', '参考文本', '回答') + row('q', 'r', 'a');

const file = (parts: XlsxParts) => memoryBytes(xlsxBytes(parts));
const sheets = (...given: [name: string, data: string, state?: string][]) =>
  file({ sheets: given.map(([name, data, state]) => ({ name, data, state })) });

describe('workbookSettings', () => {
  it('reads the first sheet that shows rows, and names all that do', async () => {
    const given = sheets(
      ['说明', ''],
      ['旧', SAMPLES, 'hidden'],
      ['更旧', SAMPLES, 'veryHidden'],
      ['数据', SAMPLES],
      ['Notes', row('a')],
    );
    const settings = await detectFile(given);
    expect(settings).toMatchObject({
      format: 'xlsx',
      sheet: '数据',
      sheets: ['数据', 'Notes'],
      columns: ['问题', '参考文本', '回答'],
      mapping: { question: '问题', reference: '参考文本', answer: '回答' },
      preset: 'by-name',
    });
    expect(missingFields(settings)).toEqual([]);
  });

  it('takes the mapping of the benchmark where its columns are there', async () => {
    const settings = await detectFile(sheets(['S', row('id', 'question', 'ref', 'answer', 'query')]));
    expect(settings.mapping).toMatchObject({
      id: 'id',
      question: 'question',
      reference: 'ref',
      answer: 'answer',
    });
  });

  it('knows the native format by its columns', async () => {
    const columns = row(
      'format',
      'question',
      'reference',
      'answer',
      'annotation_index',
      'segment_id',
      'method_run',
    );
    expect((await detectFile(sheets(['S', columns]))).preset).toBe('native');
  });

  it('names columns that have no name, or one that is taken, and takes an error for a name', async () => {
    const header = `<row><c/><c r="B1" t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>a</t></is></c><c t="e"><v>#REF!</v></c></row>`;
    expect((await detectFile(sheets(['S', header]))).columns).toEqual(['column 1', 'a', 'a (2)', '#REF!']);
  });

  it.each([
    ['no sheet', sheets()],
    ['no rows', sheets(['S', ''], ['T', '<row r="1"/>'])],
    ['hidden rows alone', sheets(['S', SAMPLES, 'hidden'])],
  ])('refuses a file with %s', async (_, given) => {
    await expect(detectFile(given)).rejects.toMatchObject({
      error: { issues: [{ path: 'file', code: 'workbook_empty' }] },
    });
  });
});

describe('changedSettings of a spreadsheet file', () => {
  const given = sheets(
    ['One', row('question', 'ref', 'answer') + row('q', 'r', 'a')],
    ['Two', row('x', 'y')],
  );
  const lines = async (settings: Awaited<ReturnType<typeof detectFile>>) => {
    const found: unknown[] = [];
    for await (const group of fileRows(given, settings))
      found.push(...group.map(({ line, values }) => [line, Object.fromEntries(values)]));
    return found;
  };

  it('reads another sheet, and guesses the mapping anew', async () => {
    const before = await detectFile(given);
    const after = await changedSettings(given, before, { sheet: 'Two', header: false });
    expect(after).toMatchObject({ sheet: 'Two', columns: ['column 1', 'column 2'], header: false });
    expect(after.mapping.question).toBeNull();
    expect(await lines(after)).toEqual([[1, { 'column 1': 'x', 'column 2': 'y' }]]);
  });

  it('keeps the sheet where the header or the mapping changes', async () => {
    const two = await changedSettings(given, await detectFile(given), { sheet: 'Two' });
    expect(await changedSettings(given, two, { header: false })).toMatchObject({
      sheet: 'Two',
      header: false,
    });
    const mapping = { ...two.mapping, answer: 'x' };
    expect(await changedSettings(given, two, { mapping, noQuestion: true })).toEqual({
      ...two,
      mapping,
      noQuestion: true,
    });
  });

  it('takes no notice of encodings and delimiters', async () => {
    const before = await detectFile(given);
    expect(await changedSettings(given, before, { encoding: 'big5', format: 'json' })).toEqual(before);
  });

  it('refuses a sheet that is hidden or not there', async () => {
    await expect(changedSettings(given, await detectFile(given), { sheet: 'Three' })).rejects.toMatchObject({
      error: { issues: [{ path: 'sheet', code: 'no_such_sheet' }] },
    });
  });
});
