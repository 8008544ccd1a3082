import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** How to run PostgreSQL, which refuses to run as root: a command to put before it, or an account to run it as. */
export interface Account {
  prefix: string[];
  uid?: number;
  gid?: number;
}

const OWN: Account = { prefix: [] };
const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/**
 * The account for a data folder. As a normal user: one's own. As root: the folder's owner when that is another; else a
 * user namespace, in which root's files stay within reach; else the first of two well-known accounts.
 */
export function accountFor(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return OWN;
  const owner = fs.statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid };
  const [command = '', ...rest] = NAMESPACE;
  if (!process.env.FACE4RAG_NO_USERNS && spawnSync(command, [...rest, 'true']).status === 0)
    return { prefix: NAMESPACE };
  for (const name of ['postgres', 'nobody']) {
    const ids = idsOf(name);
    if (ids) return { prefix: [], ...ids };
  }
  throw new Error('PostgreSQL does not run as root here: start as a normal user, or set DATABASE_URL');
}

function idsOf(name: string): { uid: number; gid: number } | null {
  const lines = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Hands a file or folder to the account, where it is not one's own. */
export function give(at: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(at, uid, gid);
}

/** Options for spawn, and the command line with what has to stand before it. */
export function asAccount(account: Account, program: string, args: string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  const { uid, gid } = account;
  return { command, args: rest, options: uid === undefined ? {} : { uid, gid } };
}
