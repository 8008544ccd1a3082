import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAlive } from '@/lib/db/embedded/process-identity';
import { clearLeftovers, readRecord, endLeftovers, writeDown } from './leftovers';

let folder: string;
const asks = (...answers: boolean[]) => Object.assign(async () => answers.shift() ?? true, { answers });

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-leftovers-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A process that sleeps, as a child of a launcher that is gone. */
async function orphan(): Promise<number> {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('spawn', resolve));
  writeDown(folder, 'http://localhost:1', [{ name: 'worker', pid: child.pid }]);
  const file = path.join(folder, 'run', 'studio.json');
  const record = JSON.parse(fs.readFileSync(file, 'utf8')) as { launcher: { birth: string } };
  record.launcher.birth = 'another life';
  fs.writeFileSync(file, JSON.stringify(record));
  return child.pid!;
}

it('names the studio that runs over the folder, and nothing once it is forgotten', async () => {
  writeDown(folder, 'http://localhost:1', []);
  expect(await endLeftovers(folder, asks())).toBe('http://localhost:1');
  clearLeftovers(folder);
  expect(await endLeftovers(folder, asks())).toBeNull();
});

it('ends the children of a launcher that was killed, and waits for their port', async () => {
  const pid = await orphan();
  const isFree = asks(false, false, true);
  expect(isAlive(pid)).toBe(true);
  expect(await endLeftovers(folder, isFree)).toBeNull();
  expect(isAlive(pid)).toBe(false);
  expect(isFree.answers).toEqual([]);
  expect(readRecord(folder)).toBeNull();
});

it('an unrelated process with a child’s pid: is left alone', async () => {
  const pid = await orphan();
  const file = path.join(folder, 'run', 'studio.json');
  const record = JSON.parse(fs.readFileSync(file, 'utf8')) as { children: { birth: string }[] };
  record.children[0]!.birth = 'another life';
  fs.writeFileSync(file, JSON.stringify(record));
  expect(await endLeftovers(folder, asks())).toBeNull();
  expect(isAlive(pid)).toBe(true);
  process.kill(pid);
});

it('takes a torn record for none', async () => {
  fs.mkdirSync(path.join(folder, 'run'));
  fs.writeFileSync(path.join(folder, 'run', 'studio.json'), '{"url": "http');
  expect(await endLeftovers(folder, asks())).toBeNull();
});
