import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { endOf } from '@/lib/testing/cli-process';
import { testDatabase } from '@/lib/testing/database/database';
import { bundledProgram } from '@/scripts/setup/bundle.mjs';

const test = testDatabase();

async function move(args: string[], input: string): Promise<{ code: number | null; err: string }> {
  const words = [...bundledProgram('cli'), 'move', ...args];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, DATABASE_URL: test.url, DATABASE_OWNER_URL: test.ownerUrl, LOG_LEVEL: 'error' },
  });
  child.stdin.end(input);
  const { code, err } = await endOf(child);
  return { code, err };
}

it('a password on the command line is refused, where the list of processes shows it, and read from standard input', async () => {
  const [refused, inQuery, read] = await Promise.all([
    move(['--to', 'postgresql://user:hush@127.0.0.1:1/studio'], ''),
    move(['--to', 'postgresql://127.0.0.1:1/studio?user=a&password=hush'], ''),
    move(['--to-stdin'], `${test.ownerUrl}\n`),
  ]);
  expect(refused).toEqual({ code: 1, err: expect.stringContaining('--to-stdin') });
  expect(inQuery).toEqual(refused);
  expect(refused.err).not.toContain('hush');
  expect(read).toEqual({
    code: 1,
    err: expect.stringContaining('That is the database that the studio has already'),
  });
});
