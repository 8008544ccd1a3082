import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-lock-'));
  lock = path.join(folder, 'lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('lets one work after the other, and leaves nothing', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(work('a'), lock), oneAtATime(work('b'), lock)]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('work that fails: releases the lock', async () => {
  const failing = oneAtATime(async () => Promise.reject(new Error('no')), lock);
  await expect(failing).rejects.toThrow('no');
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('takes the lock of a process that is gone at once', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  fs.writeFileSync(lock, `${pid} 1`);
  const began = Date.now();
  await oneAtATime(async () => undefined, lock);
  expect(Date.now() - began).toBeLessThan(400);
});

it.runIf(process.platform === 'linux')('takes the lock of a namesake from before a restart', async () => {
  fs.writeFileSync(lock, `${process.pid} 1`);
  await oneAtATime(async () => undefined, lock);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('says in one line where it may not write', async () => {
  const nowhere = path.join(folder, 'none', 'lock');
  await expect(oneAtATime(async () => undefined, nowhere)).rejects.toThrow(
    `Something has to be installed or built, and nothing can be written beside ${nowhere} (ENOENT): mend that, then start again.`,
  );
});
