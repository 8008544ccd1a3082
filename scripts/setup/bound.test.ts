import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isAlive } from '@/lib/db/embedded/process-identity';
import { runBound } from './bound.mjs';

const BOUND = new URL('./bound.mjs', import.meta.url).href;

it('answers the exit code and what was said', async () => {
  const { status, stdout } = await runBound(
    ['-e', 'process.stdout.write("done"); process.exit(3)'],
    process.env,
  );
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'done' });
});

it('ends with a parent that was killed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bound-'));
  const program = path.join(folder, 'endless.mjs');
  fs.writeFileSync(program, 'console.error(process.pid); setInterval(() => undefined, 1000);');
  const script = `import(${JSON.stringify(BOUND)}).then((bound) => bound.runBound([${JSON.stringify(program)}], {}))`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = (await once(parent.stderr, 'data')) as [Buffer];
  const child = Number(said.toString('utf8'));
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  for (const deadline = Date.now() + 5_000; isAlive(child) && Date.now() < deadline;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAlive(child)).toBe(false);
  fs.rmSync(folder, { recursive: true });
});
