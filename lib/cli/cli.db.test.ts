import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandProcesses } from '@/lib/testing/cli-process';
import { testDatabase } from '@/lib/testing/database/database';

const test = testDatabase();
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-cli-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const { face4rag, json } = commandProcesses(test);

describe('face4rag', () => {
  it('answers 0 for help, 2 for a command line that it does not understand, 1 for a refusal', async () => {
    const help = await face4rag(['--help']);
    expect(help.code).toBe(0);
    for (const name of ['user', 'project', 'import', 'prefill', 'export', 'setup-link'])
      expect(help.out).toContain(`  ${name}`);
    const unknown = await face4rag(['member', 'add', '--project', 'x', '--email', 'a@b.c', '--role', 'king']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('Allowed choices are lead, annotator, reader');
    const refused = await face4rag(['prefill', '--project', 'nothing of this name']);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err.trim()).toBe('There is no project "nothing of this name".');
  });

  it('makes people, and a first way in only while there is no owner', async () => {
    expect((await json<{ path: string }>('setup-link')).path).toMatch(/^\/setup\//);
    const create = ['user', 'create', '--email', 'wei@example.test', '--role', 'owner', '--password-stdin'];
    expect((await face4rag(create, 'a river in the hills\n')).code).toBe(0);
    const again = await face4rag(create, 'a river in the hills\n');
    expect(again).toMatchObject({ code: 1, err: 'There is such a user already.\n' });
    expect(await json('user', 'list')).toMatchObject([{ email: 'wei@example.test', role: 'owner' }]);
    expect(await json('setup-link')).toEqual({ path: null });
    const role = ['user', 'set-role', 'Wei@example.test', '--role', 'member'];
    expect(await face4rag(role)).toMatchObject({ code: 1, out: '', err: 'Refused: last owner.\n' });
  });

  it('goes from a file to a file: project, import, prefill without a worker, export', async () => {
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
    const projects = (await json('project', 'list')) as { id: string }[];
    expect(projects.find((project) => project.id === id)).toMatchObject({
      samples: 3,
      submitted: 0,
      left: 3,
    });
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
  });
});
