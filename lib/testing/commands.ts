import { vi } from 'vitest';
import { runCommandLine } from '@/lib/cli/run-command-line';

/** What a command has printed, and its exit code. */
interface EndedCommand {
  /** Null for one that a signal ended. */
  code: number | null;
  out: string;
  err: string;
}

type Run = (args: readonly string[], input?: string) => Promise<EndedCommand>;

/** Commands, by what runs one. */
export const commandTools = (face4rag: Run) => ({
  face4rag,
  /** What a command prints with --json; throws what it says on stderr where it fails. */
  async json<T>(...args: string[]): Promise<T> {
    const { code, out, err } = await face4rag([...args, '--json']);
    if (code !== 0) throw new Error(`face4rag ${args.join(' ')} ended with ${code}: ${err}`);
    return JSON.parse(out) as T;
  },
});

/**
 * The command line over the database of a file of tests, in its process: to start one takes longer than most commands. One
 * command at a time, and nothing on standard input.
 */
export function commandsHere() {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  return commandTools(async (args) => {
    const { exitCode } = process;
    process.exitCode = undefined;
    const [out, err] = [printedBy(process.stdout), printedBy(process.stderr)];
    try {
      await runCommandLine(args);
      return { code: Number(process.exitCode ?? 0), out: out.text(), err: err.text() };
    } finally {
      process.exitCode = exitCode;
      out.restore();
      err.restore();
    }
  });
}

/** Keeps what is written to a stream from now on. */
function printedBy(stream: NodeJS.WriteStream) {
  const spy = vi.spyOn(stream, 'write').mockReturnValue(true);
  return {
    text: () => spy.mock.calls.map(([chunk]) => String(chunk)).join(''),
    restore: () => spy.mockRestore(),
  };
}
