import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-check-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const sample = { question: 'How long?', ref: 'It is 120 km long.' };

const file = (name: string, row: object): string => {
  fs.writeFileSync(path.join(folder, name), JSON.stringify(row));
  return path.join(folder, name);
};
const gold = file('gold.jsonl', { ...sample, id: 'g', answer: 'It is 12 km long.', label: 'inconsistent' });

/** The command as a pipeline starts it, where no database could be opened. */
function check(answer: string, ...options: string[]) {
  const args = ['check', file('new.jsonl', { ...sample, id: 'n', answer }), '--gold', gold, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/face4rag.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
  });
  return { status, stdout, stderr };
}

it('face4rag check over a known error: exit code 4, with the segment and the sample that it is known from', () => {
  const { status, stdout } = check('It is 12 km long!');
  expect(status).toBe(4);
  expect(stdout).toContain('n: "It is 12 km long!" is inconsistent, as in g.');
  expect(stdout).toContain('FAILED: 1 known error, at most 0.');
});

it('face4rag check over what is new: exit code 0, and 4 where enough has to be known', () => {
  expect(check('It is 120 km long.')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Passed.'),
  });
  expect(check('It is 120 km long.', '--least-known', '0.5').status).toBe(4);
});

it('face4rag check over a row without an answer: exit code 4, by its line, and 0 where one may be so', () => {
  expect(check('')).toMatchObject({
    status: 4,
    stdout: expect.stringContaining('FAILED: 1 row holds no sample, at most 0.'),
  });
  expect(check('', '--max-rejected', '1').status).toBe(0);
  expect(check('', '--max-rejected', '1', '--least-known', '0.5').status).toBe(4);
});

it('face4rag check with --json: the report alone; a gold file that is not there: exit code 1, by name', () => {
  const report = JSON.parse(check('It is 12 km long!', '--json').stdout) as { failed: string[] };
  expect(report.failed).toEqual(['maxErrors']);
  expect(check('x', '--gold', path.join(folder, 'none.jsonl'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('none.jsonl'),
  });
});
