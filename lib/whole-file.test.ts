import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWholeFile } from './whole-file';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whole-file-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);
const write = (name: string, source: Iterable<string>, mode?: number) =>
  writeWholeFile(inFolder(name), (out) => pipeline(Readable.from(source), out), mode);
function* broken() {
  yield 'new';
  throw new Error('broken off');
}

describe('writeWholeFile', () => {
  it('replaces an earlier file, keeps its mode, and tells the size in bytes', async () => {
    fs.writeFileSync(inFolder('a'), 'earlier and longer', { mode: 0o640 });
    expect(await write('a', ['金标', '!'])).toBe(7);
    expect(fs.readFileSync(inFolder('a'), 'utf8')).toBe('金标!');
    expect(fs.statSync(inFolder('a')).mode & 0o777).toBe(0o640);
    await write('a', ['x'], 0o600);
    expect(fs.statSync(inFolder('a')).mode & 0o777).toBe(0o600);
  });

  it('what is written breaks off: the earlier file stays, and nothing is left beside it', async () => {
    fs.writeFileSync(inFolder('a'), 'earlier');
    await expect(write('a', broken())).rejects.toThrow('broken off');
    await expect(write('b', broken())).rejects.toThrow('broken off');
    expect(fs.readFileSync(inFolder('a'), 'utf8')).toBe('earlier');
    expect(fs.readdirSync(folder)).toEqual(['a']);
  });

  it('the name is a link: the file that it leads to is replaced', async () => {
    fs.writeFileSync(inFolder('a'), 'earlier');
    fs.symlinkSync('a', inFolder('link'));
    await write('link', ['new']);
    expect(fs.lstatSync(inFolder('link')).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(inFolder('a'), 'utf8')).toBe('new');
  });

  it('the name is no regular file: it is written to', async () => {
    expect(await writeWholeFile('/dev/null', (out) => pipeline(Readable.from(['gone']), out))).toBe(4);
    expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('there is no such folder: refused by the name that was asked for', async () => {
    await expect(write('none/a', ['x'])).rejects.toMatchObject({ path: inFolder('none/a') });
  });
});
