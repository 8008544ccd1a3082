import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, asAccount, give } from './account';
import { nativeFolder } from './binaries';
import { noSpace, prepareDataFolder } from './data-folder';
import { isAlive } from './process-identity';

/** The owner of the cluster and of all tables, its superuser; the studio works as another (app-login.ts). */
const OWNER = 'app';
const PASSWORD_FILE = 'face4rag-password';

/** Where the database lives within DATA_DIR. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'pgdata');
}

/**
 * Makes the cluster unless there is one. It is built in a folder of this process's own and renamed when it is whole, so
 * that neither a kill at any moment nor a second process doing the same leaves half a cluster.
 */
export function initialise(dataDir: string): void {
  const cluster = clusterFolder(dataDir);
  if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return;
  prepareDataFolder(dataDir);
  sweep(dataDir);
  const draft = `${cluster}.init-${process.pid}`;
  const account = accountFor(dataDir);
  give(dataDir, account);
  runInitdb(draft, account, dataDir);
  try {
    fs.renameSync(draft, cluster);
  } catch (error) {
    if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
    fs.rmSync(draft, { recursive: true }); // another process was first
  }
}

/** The address under which the cluster's owner signs in. */
export function ownerUrl(dataDir: string, port: number): string {
  const password = fs.readFileSync(path.join(clusterFolder(dataDir), PASSWORD_FILE), 'utf8').trim();
  return `postgresql://${OWNER}:${password}@127.0.0.1:${port}/postgres`;
}

/** Removes what processes that were killed half-way have left. */
function sweep(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const pid = /^pgdata\.init-(\d+)/.exec(name)?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

function runInitdb(folder: string, account: Account, dataDir: string): void {
  const password = path.join(dataDir, `pgdata.init-${process.pid}.password`);
  fs.writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  give(password, account);
  try {
    const { command, args, options } = asAccount(account, path.join(nativeFolder(), 'bin', 'initdb'), [
      `--pgdata=${folder}`,
      `--username=${OWNER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8', // code point order and Unicode case rules, the same on every machine
      '--no-instructions',
    ]);
    const { status, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(explain(error?.message ?? stderr, dataDir));
    fs.renameSync(password, path.join(folder, PASSWORD_FILE));
  } finally {
    fs.rmSync(password, { force: true });
  }
}

function explain(output: string, dataDir: string): string {
  if (/No space left/i.test(output)) return noSpace(dataDir);
  if (/Permission denied/i.test(output))
    return `The database account cannot reach ${dataDir}: choose a DATA_DIR that it can read, or start as a normal user`;
  return `The database could not be made in ${dataDir}: ${output.trim().split('\n').at(-1) ?? ''}`;
}
