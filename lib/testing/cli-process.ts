import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundledProgram } from '@/scripts/setup/bundle.mjs';
import { commandTools } from './commands';
import type { TestDatabase } from './database/database';

/** The command line over a test's database, each command a process of its own. Where that is not what a test is about, see commands.ts. */
export function commandProcesses(test: TestDatabase) {
  const start = (args: readonly string[]) =>
    spawn(process.execPath, [...bundledProgram('cli'), ...args], {
      env: {
        ...process.env,
        DATABASE_URL: test.url,
        FACE4RAG_SECRET: 'a secret of the tests, longer than it must be',
        LOG_LEVEL: 'error',
      },
    });
  return {
    start,
    ...commandTools(async (args, input) => {
      const child = start(args);
      child.stdin.end(input);
      return endOf(child);
    }),
  };
}

/** Waits for a command's end. */
export async function endOf(child: ChildProcess) {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ]);
  return { code: code as number | null, out, err };
}
