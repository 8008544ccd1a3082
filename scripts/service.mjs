// One part of the studio in a process of its own, for containers and service managers: `web`, `worker`, `prepare`, `health`
// or `cli ...`. Everything is installed and built already; signals reach the part itself.
import { spawn } from 'node:child_process';
import { bundledProgram, ensureBundle, heapBound, importBundled } from './setup/bundle.mjs';
import { address } from './setup/port.mjs';
import { inRoot } from './setup/root.mjs';
import { LauncherError, printLine, script } from './setup/say.mjs';
import { onStop } from './setup/stop-signals.mjs';

const [part = '', ...rest] = process.argv.slice(2);

/** @type {Record<string, () => Promise<void>>} */
const PARTS = {
  async web() {
    const { host, port } = address();
    await run(
      [
        ...heapBound(),
        inRoot('node_modules/next/dist/bin/next'),
        'start',
        '--port',
        `${port}`,
        '--hostname',
        host,
      ],
      'web',
    );
  },
  worker: () => run(bundledProgram('worker'), 'worker'),
  async prepare() {
    const { prepareService } = await importBundled('prepare');
    await prepareService();
    printLine('The database is ready.');
  },
  cli: () => run([...bundledProgram('cli'), ...rest], 'cli'),
  async health() {
    const { port } = address();
    const [other] = rest;
    const response = await fetch(`${other ?? `http://127.0.0.1:${port}`}/api/health`, {
      signal: AbortSignal.timeout(4_000),
    });
    const { ok, worker } = await response.json();
    if (!(other ? worker : ok))
      throw new LauncherError(other ? 'No worker is connected.' : 'The studio is not healthy.');
  },
};

await script(async () => {
  process.chdir(inRoot());
  const start = PARTS[part];
  if (!start) throw new LauncherError(`Name a part: ${Object.keys(PARTS).join(', ')}.`);
  if (part !== 'health') await ensureBundle();
  await start();
});

/** @param {string[]} args @param {string} name */
async function run(args, name) {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...process.env, FACE4RAG_PROCESS: name },
  });
  let stopped = false;
  onStop(() => {
    stopped = true;
    child.kill('SIGTERM');
  });
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  process.exitCode = stopped ? 0 : (code ?? 1);
}
