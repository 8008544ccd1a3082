import { describe, expect, it } from 'vitest';
import { textOf } from '@/lib/testing/text-of';
import { type ZipEntry, zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { type FileBytes, memoryBytes } from '../../bytes/file-bytes';
import { openZip } from './zip-archive';

const open = (entries: readonly ZipEntry[], count?: number) => openZip(memoryBytes(zipBytes(entries, count)));
const entry = (name: string, content = 'text'): ZipEntry => ({ name, content });
const read = async (given: ZipEntry): Promise<string> => textOf((await open([given])).bytes(given.name));

describe('openZip', () => {
  it('reads deflated and stored entries, in turn and whatever the case of their names', async () => {
    const long = '长'.repeat(300_000);
    const zip = await open([entry('xl/A.xml', long), { ...entry('b', 'B'), stored: true }]);
    const a = zip.bytes('XL/a.xml');
    const first = (await a.next()).value as Uint8Array;
    expect(await textOf(zip.bytes('b'))).toBe('B');
    const rest: Uint8Array[] = [];
    for await (const piece of a) rest.push(piece);
    expect(Buffer.concat([first, ...rest]).toString() === long).toBe(true);
  });

  it('has only what is there', async () => {
    const zip = await open([entry('a')]);
    expect([zip.has('A'), zip.has('b')]).toEqual([true, false]);
    expect(await textOf(zip.bytes('b'))).toBe('');
  });

  it.each([
    ['a name that leads out of it', [entry('../a')]],
    ['a name that leads out of it from within', [entry('xl/../../a')]],
    ['a name from the root', [entry('/etc/passwd')]],
    ['a name from a drive', [entry('C:/a')]],
    ['a name with a backslash', [entry('xl\\a')]],
    ['a name of 600 characters', [entry('a'.repeat(600))]],
    ['stored bytes of another length than it says', [{ ...entry('a'), stored: true, says: { unpacked: 9 } }]],
  ])('refuses %s as broken', async (_, entries) => {
    await expect(open(entries)).rejects.toMatchObject({ kind: 'broken' });
  });

  it.each([
    ['fewer entries than it says', 3],
    ['more entries than it can have', 65_535],
  ])('refuses %s', async (_, count) => {
    await expect(open([entry('a')], count)).rejects.toMatchObject({ name: 'ZipFault' });
  });

  it('refuses an archive that breaks off, wherever it does', async () => {
    const whole = zipBytes([entry('a', 'some text'), entry('b', 'more of it')]);
    for (let size = 4; size < whole.length; size += 1)
      await expect(openZip(memoryBytes(whole.subarray(0, size)))).rejects.toMatchObject({ kind: 'broken' });
  });

  it.each([
    ['is longer than it says', { unpacked: 3 }, 'broken'],
    ['is shorter than it says', { unpacked: 5 }, 'broken'],
    ['lies elsewhere than it says', { offset: 7 }, 'broken'],
    ['goes on beyond the file', { packed: 100_000 }, 'broken'],
    ['has another checksum', { crc: 1 }, 'broken'],
    ['says that it becomes 3 GiB', { unpacked: 3 * 2 ** 30 }, 'too_large'],
  ])('refuses an entry that %s', async (_, says, kind) => {
    await expect(read({ ...entry('a'), says })).rejects.toMatchObject({ kind });
  });

  it('refuses an entry that becomes 1,000 times larger, unless it is small then', async () => {
    await expect(read(entry('a', ' '.repeat(2_000_000)))).rejects.toMatchObject({ kind: 'too_large' });
    expect(await read(entry('a', ' '.repeat(1_000_000)))).toHaveLength(1_000_000);
  });

  it('refuses an entry that is locked', async () => {
    await expect(read({ ...entry('a'), flags: 1 })).rejects.toMatchObject({ kind: 'locked' });
  });

  it('passes on what went wrong where the bytes are kept', async () => {
    const file = memoryBytes(zipBytes([entry('a', 'text')]));
    let away = false;
    const flaky: FileBytes = {
      ...file,
      read: (start, end) => (away ? Promise.reject(new Error('away')) : file.read(start, end)),
    };
    const zip = await openZip(flaky);
    away = true;
    await expect(textOf(zip.bytes('a'))).rejects.toThrow('away');
    await expect(openZip(flaky)).rejects.toThrow('away');
  });
});
