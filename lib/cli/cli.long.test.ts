import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandProcesses } from '@/lib/testing/cli-process';
import { testDatabase } from '@/lib/testing/database/database';

const test = testDatabase();
const { json, start } = commandProcesses(test);
const SAMPLES = 1_500;
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-cli-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('a run of the offline engine that was stopped, or left to a worker: the same command goes on with it', async () => {
  const { id } = await json<{ id: string }>('project', 'create', 'Again');
  const file = path.join(folder, 'again.jsonl');
  const long = '河水上涨。'.repeat(8);
  const rows = Array.from({ length: SAMPLES }, (_, n) => ({
    id: `r${n}`,
    question: '多长？',
    reference: long,
    answer: `${long}${n}`,
  }));
  fs.writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  await json('import', file, '--project', id);
  const { runId } = await json<{ runId: string }>('prefill', '--project', id, '--enqueue');
  const runNow = () => test.db.run.findUniqueOrThrow({ where: { id: runId } });

  const child = start(['prefill', '--project', id]);
  const ended = once(child, 'close');
  const said = text(child.stderr);
  while ((await runNow()).done === 0) await sleep(50);
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
  expect(await said).toContain(`the same command goes on with run ${runId}`);
  const stopped = await runNow();
  expect(stopped.state).toBe('running');
  expect(stopped.done).toBeLessThan(SAMPLES);

  expect(await json('prefill', '--project', id)).toMatchObject({ runId, state: 'done', done: SAMPLES });
  expect(await test.db.annotation.count({ where: { runId } })).toBe(SAMPLES);
});
