import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandsHere } from '@/lib/testing/commands';
import { testDatabase } from '@/lib/testing/database/database';

testDatabase();
const { face4rag, json } = commandsHere();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-missing-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const out = path.join(folder, 'out');
const gold = path.join(folder, 'gold.jsonl');
const none = path.join(folder, 'none.jsonl');

describe.each([
  ['check', (at: string) => ['check', at, '--gold', gold]],
  ['check --gold', (at: string) => ['check', gold, '--gold', at]],
  ['evaluate', (at: string) => ['evaluate', at, '--method', 'offline', '--out', out]],
  ['restore', (at: string) => ['restore', at]],
  ['answer --file', (at: string) => ['answer', '--project', 'Rivers', '--file', at]],
])('face4rag %s', (name, args) => {
  it('a file that is not there, and a folder: exit code 1, in one line that names it', async () => {
    fs.writeFileSync(gold, '{"question":"q","ref":"r","answer":"a","label":"consistent"}\n');
    if (name.startsWith('answer')) {
      await json('project', 'create', 'Rivers');
      await json('endpoint', 'create', 'Ours', '--base-url', 'https://a.test/v1', '--model', 'm');
    }
    for (const at of [none, folder]) {
      const { code, out: printed, err } = await face4rag(args(at));
      expect({ code, printed }).toEqual({ code: 1, printed: '' });
      expect(err).toContain(
        at === none ? 'There is no such file or folder: ' : 'That is a folder, not a file: ',
      );
      expect(err).toContain(at);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});
