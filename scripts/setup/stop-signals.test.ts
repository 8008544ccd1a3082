import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const SIGNALS = path.resolve(import.meta.dirname, 'stop-signals.mjs');

/** A program under a shell of its own, as npm starts the script of a package; its output ends when both have ended. */
const PROGRAM = `
  import { endWithShell } from '${SIGNALS}';
  process.on('SIGTERM', () => { console.log('told'); process.exit(); });
  endWithShell();
  setInterval(() => undefined, 1_000);
  console.log('runs');`;

it.skipIf(process.platform === 'win32')(
  'a script of npm whose shell alone was ended is told by SIGTERM',
  async () => {
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; :', process.execPath, PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'face4rag' },
    });
    let said = '';
    shell.stdout.on('data', (data) => (said += String(data)));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    await once(shell, 'close');
    expect(said).toBe('runs\ntold\n');
  },
);
