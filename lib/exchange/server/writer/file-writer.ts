import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** What writes a kind of file from what can be sent to another process. Each has its line in lib/writer/writers.ts. */
export interface FileWriter<Given> {
  name: string;
  write(given: Given): AsyncIterable<Uint8Array>;
}

/** What a writing process is told. */
export interface WriterOrder {
  writer: string;
  given: unknown;
}

/** A file of fewer samples is written before a process has started. */
export const LARGE = 1_000;
/** Of which so many write at once; a further file is written here. */
const MOST = 2;
/** The stream of the process that the bytes come by: standard output would hold it up while it waits. */
export const BYTES_FD = 3;

/** How many write now, whichever part of the web app has asked. */
const shared = globalThis as unknown as { face4ragWriters?: number };
const running = (): number => shared.face4ragWriters ?? 0;

/**
 * The bytes of a file; made anew each time that they are read. A large one that the web app sends is written by a process of its
 * own, so that its memory is not that of everybody. Where that process fails, reading throws.
 */
export const writtenBy = <Given>(
  writer: FileWriter<Given>,
  given: Given,
  samples: number,
): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]() {
    const apart = servesPeople() && samples >= LARGE && running() < MOST;
    const bytes = apart ? writtenApart({ writer: writer.name, given }) : writer.write(given);
    return bytes[Symbol.asyncIterator]();
  },
});

const servesPeople = (): boolean =>
  process.env.NEXT_RUNTIME === 'nodejs' && Boolean(process.env.FACE4RAG_BUNDLE);

/** The bytes that a process writes; it ends with them, and with whoever stops to read them. */
async function* writtenApart(order: WriterOrder): AsyncGenerator<Uint8Array> {
  shared.face4ragWriters = running() + 1;
  const child = startWriter();
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  ended.catch(() => undefined); // one that could not be started is told below
  try {
    child.send(order);
    yield* child.stdio[BYTES_FD] as Readable;
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`the process that wrote the file ended with ${code ?? signal}`);
  } finally {
    shared.face4ragWriters = running() - 1;
    child.kill();
  }
}

/** Found by its path, not imported: the bundler of the web app would look into it. */
function startWriter(): ChildProcess {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const program = path.join(process.env.FACE4RAG_BUNDLE ?? '', 'writer.mjs');
  return spawn(process.execPath, ['--conditions=react-server', ...process.execArgv, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'], // BYTES_FD is the fourth
    serialization: 'advanced',
  });
}
