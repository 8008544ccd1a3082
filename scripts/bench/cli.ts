// npm run bench:cli: how long the command line takes from the key to the prompt, npm's own start included: its help, and the import of a
// small file with the database up and with none. Prints one JSON line, the median of five each.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@/lib/db/embedded/server';

const TIMES = 5;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bench-'));
const dataDir = path.join(folder, 'data');
const file = path.join(folder, 'samples.csv');
const environment: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };

try {
  fs.writeFileSync(file, 'question,reference,answer\nHow long is it?,It is 100 km long.,100 km.\n');
  face4rag('project', 'create', 'Bench'); // makes the database, and what is compiled once
  const helpMs = median(() => face4rag('--help'));
  const importAloneMs = median(() => face4rag('import', file, '--project', 'Bench'));
  const server = await startEmbedded(dataDir);
  const importMs = median(() => face4rag('import', file, '--project', 'Bench'));
  await server.stop();
  process.stdout.write(`${JSON.stringify({ helpMs, importMs, importAloneMs })}\n`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

function median(command: () => void): number {
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    command();
    return performance.now() - began;
  });
  return Math.round(times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]!);
}

function face4rag(...args: string[]): void {
  const { status, stderr } = spawnSync('npm', ['run', 'face4rag', '--', ...args], {
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error(`face4rag ${args.join(' ')} ended with ${status}: ${stderr}`);
}
