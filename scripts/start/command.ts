import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { needsStudio } from '@/lib/cli/gold/gold-name';
import { bundledProgram } from '../setup/bundle.mjs';
import { checkFolder, checkSettings, loadSecretFiles } from './checks';
import { bringUpToDate, openDatabase } from './database';
import { readSecret } from './secret';

/** Commands that work without a studio: no database is opened or made for them, but for gold that only it has. */
const ALONE = new Set(['check', 'evaluate', 'judge-test order-bias']);
/** Commands that find the database as it is. */
const AS_IT_IS = new Set(['upgrade']);

/** Runs one command against the running database, or starts the embedded one for as long as it takes; its exit code. */
export async function runProgram(args: string[]): Promise<number> {
  if (isAlone(args)) return runChild(args, {});
  loadSecretFiles();
  const dataDir = path.resolve(process.env.DATA_DIR || 'data');
  checkSettings();
  checkFolder(dataDir);
  const database = await openDatabase(dataDir);
  try {
    if (!AS_IT_IS.has(args[0] ?? '')) await bringUpToDate(database);
    return await runChild(args, {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      FACE4RAG_SECRET: readSecret(dataDir),
    });
  } finally {
    await database.stop();
  }
}

const isAlone = (args: readonly string[]): boolean =>
  ALONE.has(args[0] ?? '')
    ? !(args[0] === 'check' && needsStudio(args))
    : ALONE.has(args.slice(0, 2).join(' '));

async function runChild(args: string[], settings: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [...bundledProgram('cli'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...settings, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
