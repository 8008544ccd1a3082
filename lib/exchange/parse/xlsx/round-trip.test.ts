import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRows } from '@/lib/testing/xlsx/write-rows';
import { chunkedBytes } from '../../bytes/chunked-bytes';
import { type FileBytes, memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { fileRows } from '../file-rows';
import { decoder } from '../decoder';
import { tellXml } from './xml';

const COLUMNS = ['question', 'reference', 'answer', 'id'];

async function readBack(file: FileBytes): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const group of fileRows(file, await detectFile(file)))
    rows.push(...group.map(({ values }) => [...values.values()] as string[]));
  return rows;
}

const isBlank = (row: readonly string[]): boolean => row.every((text) => text === '');

const awkward = fc.constantFrom(
  '=1+1',
  ' a ',
  '\t',
  'a\r\nb\rc\nd',
  '😀𠮷👨‍👩‍👧',
  '_x000D_',
  '_x005F_x000D_',
  '<&>"\'',
  ']]>',
  '\0',
  '\ud800',
  '\udcff\ud83d',
  '\ufffe\uffff\ufffd',
  '\x01\x1f\x7f\x85\u2028',
  '　全角　',
  '0012',
  '3.0',
  'TRUE',
  '#N/A',
  "'quoted",
);
const cell = fc.oneof(
  awkward,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(awkward, { maxLength: 3 }).map((parts) => parts.join('')),
);

describe('rows written as a spreadsheet file', () => {
  it.each([
    ['shared', false],
    ['inline', true],
  ])('are read back to the last character: %s texts', async (_, inline) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 6 }),
        async (rows) => {
          const bytes = writeRows([COLUMNS, ...rows], inline);
          expect(await readBack(memoryBytes(bytes))).toEqual(rows.filter((row) => !isBlank(row)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are read back with cells of 100,000 characters, more than Excel itself writes', async () => {
    const long = Array.from({ length: 100_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 31) % 20_000)),
    ).join('');
    for (const inline of [false, true]) {
      const [row] = await readBack(memoryBytes(writeRows([COLUMNS, ['q', long, 'a', '1']], inline)));
      expect(row![1] === long).toBe(true);
    }
  });

  it('are read back whatever the chunks are that the file is kept in', async () => {
    const rows = [['河有多长？😀', '一百公里，𠮷。', '很长。', '1']];
    const bytes = writeRows([COLUMNS, ...rows]);
    for (let size = 1; size < 200; size += 7) {
      const lengths = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        Math.min(size, bytes.length - at * size),
      );
      const file = chunkedBytes({
        size: bytes.length,
        stream: () => expect.fail('only parts are asked for'),
        lengths: async () => lengths,
        load: async (at) => bytes.subarray(at * size, (at + 1) * size),
      });
      expect(await readBack(file)).toEqual(rows);
    }
  });
});

describe('Chinese text in pieces', () => {
  const TEXT = '一百公里，很长。😀𠮷 é 第二行';
  const xml = Buffer.from(`<a>${TEXT}</a>`);

  async function told(pieces: readonly Uint8Array[]): Promise<string> {
    let heard = '';
    async function* bytes() {
      yield* pieces;
    }
    await tellXml(bytes(), { text: (text) => (heard += text) });
    return heard;
  }

  it('is the same at every border that two pieces can have', async () => {
    for (let at = 0; at <= xml.length; at += 1)
      expect(await told([xml.subarray(0, at), xml.subarray(at)])).toBe(TEXT);
  });

  it('is the same in pieces of any sizes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (sizes) => {
        const pieces: Uint8Array[] = [];
        for (let at = 0, turn = 0; at < xml.length; turn += 1) {
          const size = sizes[turn % sizes.length]!;
          pieces.push(xml.subarray(at, at + size));
          at += size;
        }
        expect(await told(pieces)).toBe(TEXT);
      }),
    );
  });

  it('has no sign of a character that was cut, as a decoder without memory would make', () => {
    const stream = decoder('utf-8');
    const parts = [...xml].map((byte) => stream.push(Uint8Array.of(byte)));
    expect(parts.join('') + stream.end()).toBe(`<a>${TEXT}</a>`);
  });
});
