import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundledProgram } from '@/scripts/setup/bundle.mjs';
import type { TestDatabase } from './database/database';

/** What a command has printed, and its exit code. */
export interface EndedCommand {
  /** Null for one that a signal ended. */
  code: number | null;
  out: string;
  err: string;
}

/** The command line over a test's database, each command a process of its own. */
export function commandsOf(test: TestDatabase) {
  const start = (args: readonly string[]) =>
    spawn(process.execPath, [...bundledProgram('cli'), ...args], {
      env: {
        ...process.env,
        DATABASE_URL: test.url,
        FACE4RAG_SECRET: 'a secret of the tests, longer than it must be',
        LOG_LEVEL: 'error',
      },
    });

  async function face4rag(args: readonly string[], input = ''): Promise<EndedCommand> {
    const child = start(args);
    child.stdin.end(input);
    return endOf(child);
  }

  /** What a command prints with --json; throws what it says on stderr where it fails. */
  async function json<T>(...args: string[]): Promise<T> {
    const { code, out, err } = await face4rag([...args, '--json']);
    if (code !== 0) throw new Error(`face4rag ${args.join(' ')} ended with ${code}: ${err}`);
    return JSON.parse(out) as T;
  }

  return { start, face4rag, json };
}

/** Waits for a command's end. */
export async function endOf(child: ChildProcess): Promise<EndedCommand> {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ]);
  return { code: code as number | null, out, err };
}
