import { describe, expect, it } from 'vitest';
import { memoryBytes } from '../bytes/file-bytes';
import { detectFile } from '../dialect/detect-file';
import { previewFile } from './preview-file';

async function previewOf(text: string) {
  const file = memoryBytes(Buffer.from(text));
  return previewFile(file, await detectFile(file));
}

describe('the preview of a file', () => {
  it.each([
    ['an empty list', '[]'],
    ['a byte order mark alone', '\uFEFF'],
    ['blank lines', '\n\n \n'],
    ['the names of columns alone', 'question,reference,answer\n'],
  ])('%s: says that there are no rows', async (_, text) => {
    expect(await previewOf(text)).toMatchObject({ rows: [], empty: true });
  });

  it('rows none of which can be read: has their reasons, and is not empty', async () => {
    const { rows, empty } = await previewOf('[{"answer": NaN}, {"answer": NaN}]');
    expect(empty).toBe(false);
    expect(rows.map(({ reason, sample }) => [reason, sample])).toEqual([
      ['json', null],
      ['json', null],
    ]);
  });

  it('a label that is not understood in a column, also beyond the rows that are shown: is noted', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `q,r,a ${at},${at === 15 ? 'maybe' : 1}\n`);
    const { notes, rows: shown } = await previewOf(`question,reference,answer,label\n${rows.join('')}`);
    expect(shown).toHaveLength(8);
    expect(notes).toEqual([{ code: 'label_unknown', about: ['maybe'], count: 1 }]);
  });

  it('a first row that goes on beyond what is shown: is not called empty', async () => {
    const long = `[{"answer": "${'a'.repeat(3_000_000)}"}]`;
    expect(await previewOf(long)).toMatchObject({ rows: [], empty: false });
  });
});
