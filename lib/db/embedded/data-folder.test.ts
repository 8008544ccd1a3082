import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-data-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('prepareDataFolder', () => {
  it('makes the folder and its parents, and leaves nothing in it', () => {
    const deep = path.join(folder, 'a', 'b');
    prepareDataFolder(deep);
    prepareDataFolder(deep);
    expect(fs.readdirSync(deep)).toEqual([]);
  });

  it('refuses a file in the place of the folder, or above it', () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow(
      `There is a file of that name: ${file} cannot hold the data; allow it, or name another folder in DATA_DIR.`,
    );
    expect(() => prepareDataFolder(path.join(file, 'data'))).toThrow('cannot hold the data');
  });

  it.runIf(process.platform === 'linux')('a folder that cannot be made: fails in one line', () => {
    expect(() => prepareDataFolder('/proc/face4rag')).toThrow(
      /^No folder can be made there: \/proc\/face4rag/,
    );
    expect(() => prepareDataFolder('/proc/face4rag/deep/er')).toThrow('cannot hold the data');
    expect(() => prepareDataFolder('/proc')).toThrow('cannot hold the data');
  });
});
