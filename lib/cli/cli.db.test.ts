import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { bundledProgram } from '@/scripts/setup/bundle.mjs';

const test = testDatabase();
/** Each command is a process of its own. */
const SLOW = 240_000;
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-cli-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Ended {
  code: number;
  out: string;
  err: string;
}

const start = (args: readonly string[]) =>
  spawn(process.execPath, [...bundledProgram('cli'), ...args], {
    env: {
      ...process.env,
      DATABASE_URL: test.url,
      FACE4RAG_SECRET: 'a secret of the tests, longer than it must be',
      LOG_LEVEL: 'error',
    },
  });

async function face4rag(args: readonly string[], input = ''): Promise<Ended> {
  const child = start(args);
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, out, err };
}

async function json<T>(...args: string[]): Promise<T> {
  const { code, out, err } = await face4rag([...args, '--json']);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as T;
}

describe('face4rag', () => {
  it(
    'answers 0 for help, 2 for a command line that it does not understand, 1 for a refusal',
    async () => {
      const help = await face4rag(['--help']);
      expect(help.code).toBe(0);
      for (const name of ['user', 'project', 'import', 'prefill', 'export', 'setup-link'])
        expect(help.out).toContain(`  ${name}`);
      const unknown = await face4rag([
        'member',
        'add',
        '--project',
        'x',
        '--email',
        'a@b.c',
        '--role',
        'king',
      ]);
      expect(unknown.code).toBe(2);
      expect(unknown.err).toContain('Allowed choices are lead, annotator, reader');
      const refused = await face4rag(['prefill', '--project', 'nothing of this name']);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err.trim()).toBe('There is no project "nothing of this name".');
    },
    SLOW,
  );

  it(
    'makes people, and a first way in only while there is no owner',
    async () => {
      expect((await json<{ path: string }>('setup-link')).path).toMatch(/^\/setup\//);
      const create = ['user', 'create', '--email', 'wei@example.test', '--role', 'owner', '--password-stdin'];
      expect((await face4rag(create, 'a river in the hills\n')).code).toBe(0);
      const again = await face4rag(create, 'a river in the hills\n');
      expect(again).toMatchObject({ code: 1, err: 'There is such a user already.\n' });
      expect(await json('user', 'list')).toMatchObject([{ email: 'wei@example.test', role: 'owner' }]);
      expect(await json('setup-link')).toEqual({ path: null });
      const role = ['user', 'set-role', 'Wei@example.test', '--role', 'member'];
      expect(await face4rag(role)).toMatchObject({ code: 1, out: '', err: 'Refused: last owner.\n' });
    },
    SLOW,
  );

  it(
    'goes from a file to a file: project, import, prefill without a worker, export',
    async () => {
      const { id } = await json<{ id: string }>('project', 'create', 'Rivers');
      const file = path.join(folder, 'in.jsonl');
      const rows = [1, 2, 3].map((n) => ({
        id: `r${n}`,
        question: '多长？',
        reference: `河长${n}公里。`,
        answer: `河长${n + (n % 2)}公里。`,
      }));
      fs.writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
      expect(await json('import', file, '--project', 'Rivers')).toMatchObject({
        rows: 3,
        added: 3,
        rejected: 0,
      });
      const [taken] = await json<{ id: string; state: string }[]>('import', 'list', '--project', 'Rivers');
      expect(await json('import', 'get', taken!.id)).toEqual(taken);
      expect(await face4rag(['import', 'cancel', taken!.id])).toMatchObject({ code: 1, out: '' });

      const read = await face4rag(['prefill', '--project', id, '--json']);
      expect(read.code).toBe(0);
      expect(JSON.parse(read.out)).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
      expect(read.err).toContain('3 / 3');
      const { runId } = JSON.parse(read.out) as { runId: string };
      expect(await json('run', 'list', '--project', id)).toMatchObject([{ id: runId, state: 'done' }]);
      expect(await json('project', 'list')).toMatchObject([{ id, samples: 3, submitted: 0, left: 3 }]);
      const late = await face4rag(['run', 'pause', runId, '--project', 'Rivers']);
      expect(late).toMatchObject({ code: 1, err: expect.stringContaining('ended') as unknown });

      const out = path.join(folder, 'out.jsonl');
      expect(await json('export', '--project', 'Rivers', '--out', out)).toMatchObject({ format: 'jsonl' });
      const lines = fs.readFileSync(out, 'utf8').trim().split('\n');
      const records = lines.map((line) => (JSON.parse(line) as { record: string }).record);
      expect(records).toEqual(['project', 'round', 'sample', 'sample', 'sample']);

      const log = path.join(folder, 'log.jsonl');
      await json('audit', 'export', '--project', 'Rivers', '--out', log);
      const events = fs.readFileSync(log, 'utf8').trim().split('\n');
      expect(events.map((line) => (JSON.parse(line) as { action: string }).action)).toContain('import.start');
    },
    SLOW,
  );

  it(
    'goes on with a run that was stopped or left to a worker',
    async () => {
      const { id } = await json<{ id: string }>('project', 'create', 'Again');
      const file = path.join(folder, 'again.jsonl');
      const long = '河水上涨。'.repeat(8);
      const rows = Array.from({ length: 1_500 }, (_, n) => ({
        id: `r${n}`,
        question: '多长？',
        reference: long,
        answer: `${long}${n}`,
      }));
      fs.writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
      await json('import', file, '--project', id);
      const { runId } = await json<{ runId: string }>('prefill', '--project', id, '--enqueue');

      const child = start(['prefill', '--project', id]);
      const ended = once(child, 'close');
      const said = text(child.stderr);
      while ((await test.db.run.findUniqueOrThrow({ where: { id: runId } })).done === 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
      child.kill('SIGINT');
      child.kill('SIGINT');
      expect(await ended).toEqual([1, null]);
      expect(await said).toContain(`the same command goes on with run ${runId}`);
      const stopped = await test.db.run.findUniqueOrThrow({ where: { id: runId } });
      expect(stopped.state).toBe('running');
      expect(stopped.done).toBeLessThan(1_500);

      expect(await json('prefill', '--project', id)).toMatchObject({ runId, state: 'done', done: 1_500 });
      expect(await test.db.annotation.count({ where: { runId } })).toBe(1_500);
    },
    SLOW,
  );
});
