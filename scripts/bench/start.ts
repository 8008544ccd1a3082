// npm run bench:start: how long `npm start` takes until it prints its address, built already: over a new data folder, and
// the median of three starts over one with an owner. Prints one JSON line.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../setup/build.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bench-'));
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  DATA_DIR: folder,
  PORT: process.env.PORT || '3197',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
};

try {
  await ensureBuild();
  const firstStartSeconds = await startAndStop();
  makeOwner();
  const later = [await startAndStop(), await startAndStop(), await startAndStop()].sort((a, b) => a - b);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const result = { firstStartSeconds: round(firstStartSeconds), secondStartSeconds: round(later[1]!) };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Seconds from the command to its "Ready at" line. */
async function startAndStop(): Promise<number> {
  const started = performance.now();
  // A group of its own: Ctrl-C in a terminal reaches every process of the group, not npm alone.
  const studio = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
    detached: true,
  });
  await untilReady(studio);
  const seconds = (performance.now() - started) / 1000;
  const gone = once(studio, 'exit');
  process.kill(-studio.pid!, 'SIGINT');
  await gone;
  return seconds;
}

function untilReady(studio: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    studio.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Ready at http')) resolve();
    });
    studio.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
}

function makeOwner(): void {
  const create = ['user', 'create', '--email', 'owner@example.test', '--role', 'owner', '--password-stdin'];
  const { status, stderr } = spawnSync(process.execPath, ['scripts/face4rag.mjs', ...create], {
    input: 'a river in the hills',
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error(`No owner could be made: ${stderr}`);
}
