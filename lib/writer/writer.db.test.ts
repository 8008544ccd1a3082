import fs from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { LARGE } from '@/lib/exchange/server/writer/file-writer';
import { exportFolder } from '@/lib/snapshot/server/export-folder';
import { exportSnapshot } from '@/lib/snapshot/server/export-snapshot';
import { snapshotFileSchema } from '@/lib/snapshot/snapshot-file';
import { project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { numberedSources } from '@/lib/testing/judge/numbered-sources';
import { wholeFile } from '@/lib/testing/parquet-rows';
import { fileWriterOf } from './writers';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });
let large: string;
let snapshotId: string;

beforeAll(async () => {
  large = await filled(LARGE);
  snapshotId = await madeSnapshot(ctx(), large);
});
beforeEach(() => {
  process.env.NEXT_RUNTIME = 'nodejs'; // as in the web app
});

/** A project of so many samples. */
async function filled(samples: number): Promise<string> {
  const { id: projectId } = await project(test.db);
  await numberedSources(test.db, projectId, samples);
  return projectId;
}

/** Processes of this one that write a file. */
function writers(): number[] {
  const told = (pid: string, file: 'stat' | 'cmdline'): string => {
    try {
      return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return ''; // it has ended
    }
  };
  // Behind the name, which may hold anything, stand the state and the parent.
  const isOurs = (pid: string): boolean =>
    told(pid, 'stat').split(') ').at(-1)!.split(' ')[1] === String(process.pid);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurs(name) && told(name, 'cmdline').includes('writer.mjs'))
    .map(Number);
}

const projectFile = async (projectId = large) =>
  (await exportProject(ctx(), projectId, exportSchema.parse({}))).bytes;
const FILES = {
  project: projectFile,
  snapshot: async () => (await exportSnapshot(ctx(), large, snapshotId, snapshotFileSchema.parse({}))).bytes,
  folder: async () => (await exportFolder(ctx(), large, snapshotId)).bytes,
};

describe('a large file that the web app sends', () => {
  it.each(Object.entries(FILES))('%s: is written by another process, and is the same', async (_, fileOf) => {
    const bytes = await fileOf();
    const whole = wholeFile(bytes);
    expect(writers()).toHaveLength(1); // started as soon as the file is read
    const apart = Buffer.from(await whole);
    delete process.env.NEXT_RUNTIME;
    expect(apart.equals(await wholeFile(await fileOf()))).toBe(true);
    await expect.poll(writers).toEqual([]);
  });

  it('whose process is killed: fails, so that no short file looks whole', async () => {
    const reading = wholeFile(await projectFile());
    const failed = expect(reading).rejects.toThrow('ended with SIGKILL');
    await expect.poll(writers).toHaveLength(1);
    process.kill(writers()[0]!, 'SIGKILL');
    await failed;
  });

  it('that nobody reads to its end: leaves no process behind', async () => {
    for await (const piece of await projectFile()) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    await expect.poll(writers).toEqual([]);
  });

  it('that is the third at once: is written here, and is the same', async () => {
    const files = await Promise.all([projectFile(), projectFile(), projectFile()]);
    const whole = files.map((bytes) => wholeFile(bytes));
    expect(writers()).toHaveLength(2);
    const [first, ...others] = await Promise.all(whole);
    for (const other of others) expect(Buffer.from(first!).equals(other)).toBe(true);
  });
});

it('a small file: is written here', async () => {
  const bytes = await projectFile(await filled(3));
  for await (const piece of bytes) {
    expect(piece.length).toBeGreaterThan(0);
    expect(writers()).toEqual([]);
  }
});

it('a writer that is not there: is an error', () => {
  expect(() => fileWriterOf('none')).toThrow('no writer of the name none');
});
