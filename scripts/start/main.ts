import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundledProgram, heapBound } from '../setup/bundle.mjs';
import { address, listenFault, portTaken } from '../setup/port.mjs';
import { LauncherError, printLine } from '../setup/say.mjs';
import { onStop } from '../setup/stop-signals.mjs';
import { checkFolder, checkSettings, checkSpace, loadSecretFiles } from './checks';
import { Child } from './child';
import { type Database, bringUpToDate, openDatabase } from './database';
import { firstStart } from './first-start';
import { clearLeftovers, endLeftovers, writeDown } from './leftovers';
import { readSecret } from './secret';
import { watchOver } from './watchdog';

const NEXT = 'node_modules/next/dist/bin/next';

interface Place {
  dev: boolean;
  dataDir: string;
  host: string;
  port: number;
  /** Where people open it. */
  url: string;
  secret: string;
}

/** Database, migrations, first-start material, web app and worker, in this order; ended in the reverse one. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  loadSecretFiles();
  const dataDir = path.resolve(process.env.DATA_DIR || 'data');
  const { host, port } = address();
  const url = process.env.PUBLIC_URL ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  const isFree = async (): Promise<boolean> => (await listenFault(port, host)) === null;
  checkSettings();
  checkFolder(dataDir);
  const elsewhere = await endLeftovers(dataDir, isFree);
  if (elsewhere) throw new LauncherError(`The studio runs already at ${elsewhere} over ${dataDir}.`);
  if (!(await isFree())) throw new LauncherError(portTaken(port));
  if (!process.env.DATABASE_URL) checkSpace(dataDir);
  const secret = readSecret(dataDir);
  writeDown(dataDir, url, []); // from now on a second start knows that this one is under way
  try {
    await run({ dev, dataDir, host, port, url, secret });
  } catch (error) {
    clearLeftovers(dataDir);
    throw error;
  }
}

async function run({ dev, dataDir, host, port, url, secret }: Place): Promise<void> {
  const children: Child[] = [];
  const stopping = new AbortController();
  const opening = openDatabase(dataDir);
  const stop = once(async (code: number) => {
    stopping.abort();
    await Promise.all(children.map((child) => child.stop()));
    await opening.then((database) => database.stop()).catch(() => undefined); // a start under way is waited for
    clearLeftovers(dataDir);
    process.exit(code);
  });
  onStop(() => void stop(0));
  const database = await opening;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: '', // web app and worker have no use for it
    DATABASE_OWNER_URL_FILE: '',
    DATA_DIR: dataDir,
    FACE4RAG_EMBEDDED: process.env.DATABASE_URL ? '0' : '1',
    FACE4RAG_SECRET: secret,
    HOST: host,
    PORT: String(port),
  };
  try {
    await prepare(database, environment, url, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    await database.stop();
    throw error;
  }
  if (stopping.signal.aborted) return;
  const on = {
    started: () => writeDown(dataDir, url, children),
    hopeless(name: string) {
      process.stderr.write(`[face4rag] The ${name} does not stay up: see its messages above.\n`);
      void stop(1);
    },
  };
  const web = [
    ...(dev ? [] : heapBound()),
    NEXT,
    dev ? 'dev' : 'start',
    '--port',
    String(port),
    '--hostname',
    host,
  ];
  const app = new Child('web app', web, { ...environment, FACE4RAG_PROCESS: 'web' }, on);
  const worker = new Child(
    'worker',
    bundledProgram('worker'),
    { ...environment, FACE4RAG_PROCESS: 'worker' },
    on,
  );
  children.push(app, worker);
  app.start();
  await untilHealthy(`http://${host}:${port}/api/health`, stopping.signal);
  if (stopping.signal.aborted) return;
  printLine(`Ready at ${url}`);
  // In development, compiling a page for the first time blocks everything else.
  if (!dev)
    void watchOver(`http://${host}:${port}/api/health`, () => app.restart(), { signal: stopping.signal });
  worker.start(); // only now: coming up it is as busy as the app, which people wait for
}

async function prepare(
  database: Database,
  environment: NodeJS.ProcessEnv,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const steps = await bringUpToDate(database);
  if (steps > 0) printLine(`Database brought up to date (${steps} steps).`);
  await firstStart(database.url, environment, url, signal);
}

/** Waits for the web app; a child that cannot start is given up by Child, which ends the launcher. */
async function untilHealthy(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Also one that tells of a full disk: people can read, and make room.
    const health = await fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.json() as Promise<{ database?: boolean }>,
      () => null,
    );
    if (health?.database) return;
    await sleep(50);
  }
}

/** The same promise for every call: a second Ctrl-C does not start a second end. */
function once<A>(work: (argument: A) => Promise<void>): (argument: A) => Promise<void> {
  let running: Promise<void> | undefined;
  return (argument) => (running ??= work(argument));
}
