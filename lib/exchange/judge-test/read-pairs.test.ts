import { describe, expect, it } from 'vitest';
import { memoryBytes } from '../bytes/file-bytes';
import { xlsxBytes } from '@/lib/testing/xlsx/xlsx-bytes';
import { readPairs } from './read-pairs';

const read = (bytes: string | Buffer) => readPairs('pairs', memoryBytes(Buffer.from(bytes)));
const ROWS = 'article_sent,correct_sent,incorrect_sent\nThe boat is red.,It is red.,It is blue.\n';
/** 文章句,正确句,错误句 and one row, in GB18030. */
const GB18030 = Buffer.from(
  'cec4d5c2bee42cd5fdc8b7bee42cb4edcef3bee40ab4acd4da' + 'b1b1b0b6a1a32cb4acd4dab1b1a1a32cb4acd4dac4cfa1a30a',
  'hex',
);

describe('readPairs', () => {
  it('a table with the columns of LangTest', async () => {
    expect(await read(ROWS)).toEqual({
      name: 'pairs',
      refused: [],
      pairs: [
        {
          name: '2',
          question: '',
          article: 'The boat is red.',
          correct: 'It is red.',
          incorrect: 'It is blue.',
          language: 'en',
          category: 'factuality',
        },
      ],
    });
  });

  it.each([
    ['a byte order mark and untidy headers', `\uFEFF Article-Sent ;CORRECT SENT;Incorrect_Sent;\nA;B;C;\n`],
    ['JSON Lines', '{"article_sent":"A","correct_sent":"B","incorrect_sent":"C","result":null}\n'],
    ['JSON', '[{"article_sent":"A","correct_sent":"B","incorrect_sent":"C"}]'],
    ['UTF-16', Buffer.from('\uFEFFarticle_sent\tcorrect_sent\tincorrect_sent\nA\tB\tC\n', 'utf16le')],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).pairs).toMatchObject([{ article: 'A', correct: 'B', incorrect: 'C' }]);
  });

  it('Chinese headers in GB18030: rows in Chinese', async () => {
    expect((await read(GB18030)).pairs).toMatchObject([
      { article: '船在北岸。', correct: '船在北。', incorrect: '船在南。', language: 'zh' },
    ]);
  });

  it('rows whose texts are equal or empty are named by their lines', async () => {
    const { pairs, refused } = await read(`${ROWS}X,same,Same \nX,,Y\nX,Y,Z\n`);
    expect(pairs.map(({ name }) => name)).toEqual(['2', '5']);
    expect(refused).toEqual([
      { name: '3', reason: 'equal' },
      { name: '4', reason: 'empty' },
    ]);
  });

  it('a row that cannot be read is refused, the others are taken', async () => {
    const { pairs, refused } = await read(`${ROWS}one cell\nX,Y,Z\n`);
    expect(pairs.map(({ name }) => name)).toEqual(['2', '4']);
    expect(refused).toEqual([{ name: '3', reason: 'unreadable' }]);
  });

  it.each([
    ['question,answer\na,b\n', ['file.article_sent', 'file.correct_sent', 'file.incorrect_sent']],
    ['article_sent,correct_sent\na,b\n', ['file.incorrect_sent']],
  ])('%j: the missing columns are named', async (bytes, paths) => {
    await expect(read(bytes)).rejects.toMatchObject({
      error: { code: 'invalid', issues: paths.map((path) => ({ path, code: 'no_such_column' })) },
    });
  });

  it('a spreadsheet file: its rows by their numbers, and a formula without a value is unreadable', async () => {
    const row = (cells: string): string => `<row>${cells}</row>`;
    const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const data = [
      row(['article_sent', 'correct_sent', 'incorrect_sent'].map(cell).join('')),
      row(['河长一公里。', '一公里。', '两公里。'].map(cell).join('')),
      row(`${cell('a')}${cell('b')}<c t="e"><v>#N/A</v></c>`),
    ];
    const { pairs, refused } = await read(xlsxBytes({ sheets: [{ name: 'S', data: data.join('') }] }));
    expect(pairs).toMatchObject([
      { name: '2', article: '河长一公里。', correct: '一公里。', incorrect: '两公里。', language: 'zh' },
    ]);
    expect(refused).toEqual([{ name: '3', reason: 'unreadable' }]);
  });

  it('a picture is no text', async () => {
    await expect(read(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).rejects.toMatchObject({
      error: { issues: [{ path: 'file', code: 'not_text' }] },
    });
  });
});
