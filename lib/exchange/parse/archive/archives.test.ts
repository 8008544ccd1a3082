import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileByDuckDb } from '@/lib/testing/parquet-rows';
import { writeRows } from '@/lib/testing/xlsx/write-rows';
import { type ZipEntry, zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { type FileBytes, memoryBytes } from '../../bytes/file-bytes';
import { changedSettings, detectFile } from '../../dialect/detect-file';
import { previewFile } from '../../import/preview-file';
import { fileRows } from '../file-rows';

const CSV = 'question,ref,answer,id\n河多长？,河长 120 公里。,120 公里。,r1\n';
const JSONL = '{"question":"q","ref":"r","answer":"a","id":"j1"}\n';
const zip = (...entries: ZipEntry[]): FileBytes => memoryBytes(zipBytes(entries));
const part = (name: string, content: string | Uint8Array = CSV): ZipEntry => ({ name, content });
const gz = (content: string | Uint8Array): FileBytes => memoryBytes(gzipSync(content));

async function idsOf(file: FileBytes, settings = detectFile(file)): Promise<unknown[]> {
  const ids: unknown[] = [];
  for await (const group of fileRows(file, await settings))
    ids.push(...group.map(({ values }) => values.get('id')));
  return ids;
}
const refused = (code: string, path = 'file') => ({ error: { code: 'invalid', issues: [{ path, code }] } });

describe('a file in a .gz', () => {
  it.each([
    ['CSV', CSV, 'table', 'r1'],
    ['JSONL', JSONL, 'jsonl', 'j1'],
    ['JSON', `[${JSONL}]`, 'json', 'j1'],
  ])('%s: is read as it would be unpacked', async (_, text, format, id) => {
    const settings = await detectFile(gz(text));
    expect(settings).toMatchObject({ format, packed: 'gzip' });
    expect(settings.entry).toBeUndefined();
    expect(await idsOf(gz(text))).toEqual([id]);
    expect((await previewFile(gz(text), settings)).rows).toMatchObject([{ sample: { id } }]);
  });

  it('several parts one after another: are one file', async () => {
    const parts = [CSV, 'q,r,a,r2\n'].map((text) => gzipSync(text));
    expect(await idsOf(memoryBytes(Buffer.concat(parts)))).toEqual(['r1', 'r2']);
  });

  it.each([
    ['one that breaks off', memoryBytes(gzipSync(CSV.repeat(99)).subarray(0, 60)), 'archive_broken'],
    ['one whose sum is another', changed(gzipSync(CSV), -6), 'archive_broken'],
    ['its first bytes alone', memoryBytes(Buffer.from([0x1f, 0x8b])), 'archive_broken'],
    ['a .gz in it', gz(gzipSync(CSV)), 'archive_nested'],
    ['a zip in it', gz(zipBytes([part('a.csv')])), 'archive_nested'],
    ['a spreadsheet in it', gz(writeRows([['answer'], ['a']])), 'archive_nested'],
    ['a picture in it', gz(Buffer.from('89504e470d0a1a0a', 'hex')), 'not_text'],
  ])('%s: is refused', async (_, file, code) => {
    await expect(idsOf(file)).rejects.toMatchObject(refused(code));
  });

  it('a Parquet file in it: is refused', async () => {
    const file = gz(await fileByDuckDb("SELECT 'a' AS answer"));
    await expect(detectFile(file)).rejects.toMatchObject(refused('archive_nested'));
  });

  it('64 MiB of nothing in 64 kB: is refused where it becomes too large', async () => {
    const text = `${CSV}${' '.repeat(64 * 1024 * 1024)}`;
    const before = process.memoryUsage().rss;
    await expect(idsOf(gz(text))).rejects.toMatchObject(refused('archive_too_large'));
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
  });

  it('bytes that cannot be had: fails as these do', async () => {
    const file = gz(CSV);
    const gone: FileBytes = {
      ...file,
      async *stream() {
        throw new Error('gone');
      },
    };
    await expect(idsOf(gone, detectFile(file))).rejects.toThrow('gone');
  });
});

describe('a file in a zip', () => {
  it('one of each kind: is read as it would be unpacked', async () => {
    const parquet = await fileByDuckDb("SELECT 'q' AS question, 'r' AS ref, 'a' AS answer, 'p1' AS id");
    const sheet = writeRows([
      ['question', 'ref', 'answer', 'id'],
      ['q', 'r', 'a', 'x1'],
    ]);
    const kinds = [
      ['a.csv', CSV, 'table', 'r1'],
      ['a.jsonl', JSONL, 'jsonl', 'j1'],
      ['a.parquet', parquet, 'parquet', 'p1'],
      ['a.xlsx', sheet, 'xlsx', 'x1'],
    ] as const;
    for (const [name, content, format, id] of kinds)
      for (const stored of [true, false]) {
        const file = zip({ name, content, stored });
        expect(await detectFile(file)).toMatchObject({ format, packed: 'zip', entry: name, entries: [name] });
        expect(await idsOf(file)).toEqual([id]);
      }
  });

  it('several: the first is read until another is chosen, texts come last', async () => {
    const file = zip(part('说明.txt', 'read me'), part('a.csv'), part('b.jsonl', JSONL), part('c.pdf'));
    const settings = await detectFile(file);
    expect(settings).toMatchObject({ entry: 'a.csv', entries: ['a.csv', 'b.jsonl', '说明.txt'] });
    const other = await changedSettings(file, settings, {
      ...{ entry: 'b.jsonl', noQuestion: true, encoding: undefined, sheet: undefined },
    });
    expect(other).toMatchObject({ format: 'jsonl', entry: 'b.jsonl', packed: 'zip', noQuestion: true });
    expect(await idsOf(file, Promise.resolve(other))).toEqual(['j1']);
    const again = await changedSettings(file, other, { format: 'json' });
    expect(again).toMatchObject({ format: 'json', entry: 'b.jsonl', entries: settings.entries });
    const none = refused('no_such_entry', 'entry');
    await expect(changedSettings(file, settings, { entry: 'c.pdf' })).rejects.toMatchObject(none);
    await expect(changedSettings(gz(CSV), await detectFile(gz(CSV)), { entry: 'a' })).rejects.toMatchObject(
      none,
    );
  });

  it('what a Mac adds: is passed over', async () => {
    const file = zip(part('a.csv'), part('__MACOSX/._a.csv', 'x'), part('._b.csv', 'x'), part('.c.csv', 'x'));
    expect((await detectFile(file)).entries).toEqual(['a.csv']);
  });

  it.each([
    ['no file of a known kind', zip(part('a.pdf')), 'archive_empty'],
    ['files in folders alone', zip(part('data/'), part('data/a.csv')), 'archive_folders'],
    ['a name that leads out of it', zip(part('a.csv'), part('../b.csv')), 'archive_broken'],
    ['a name from the root', zip(part('/a.csv')), 'archive_broken'],
    ['a locked file', zip({ ...part('a.csv'), flags: 1 }), 'archive_locked'],
    ['a zip under another name', zip(part('a.csv', zipBytes([part('b.csv')]))), 'archive_nested'],
    ['a .gz under another name', zip(part('a.csv', gzipSync(CSV))), 'archive_nested'],
    ['a picture under another name', zip(part('a.csv', Buffer.from('89504e47', 'hex'))), 'not_text'],
    ['an empty file', zip(part('a.csv', '')), 'empty_file'],
    ['another sum', zip({ ...part('a.csv'), says: { crc: 1 } }), 'archive_broken'],
    ['a bomb', zip(part('a.csv', CSV + ' '.repeat(64 * 1024 * 1024))), 'archive_too_large'],
    ['a directory that breaks off', memoryBytes(zipBytes([part('a.csv')]).subarray(0, 90)), 'archive_broken'],
    [
      'a file that is longer than it says',
      zip({ ...part('a.csv', CSV.repeat(99)), says: { unpacked: 90 } }),
      'archive_broken',
    ],
    ['1,001 files', zip(...Array.from({ length: 1_001 }, (_, n) => part(`${n}.csv`))), 'archive_too_large'],
  ])('%s: is refused', async (_, file, code) => {
    await expect(idsOf(file)).rejects.toMatchObject(refused(code));
  });

  it('a Parquet file beyond 64 MiB: is refused before it is unpacked', async () => {
    const large = Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(65 * 1024 * 1024)]);
    const file = zip({ ...part('a.parquet', large), stored: true });
    await expect(detectFile(file)).rejects.toMatchObject(refused('archive_too_large'));
  });
});

function changed(bytes: Buffer, at: number): FileBytes {
  bytes[bytes.length + at]! ^= 1;
  return memoryBytes(bytes);
}
