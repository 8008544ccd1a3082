import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { MIGRATION_LOCK } from '../app-role';
import { withClient } from '../session';
import { accountFor, give } from './account';
import { clusterFolder } from './initialise';

/** The role that the studio works with. It can sign in, and owns nothing; what it may do, it is granted (../app-role.ts). */
const ROLE = 'studio';
const PASSWORD_FILE = 'face4rag-studio-password';

/**
 * The address under which the studio works with the embedded database. Makes its role and password unless they are there:
 * in clusters of earlier versions the studio worked as their superuser.
 */
export async function appUrl(dataDir: string, ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  url.username = ROLE;
  url.password = keepPassword(dataDir);
  if (!(await letsIn(url.href))) await withClient(ownerUrl, (client) => makeRole(client, url.password));
  return url.href;
}

/** Linked into place: of two first starts one wins, and both read the same password. */
function keepPassword(dataDir: string): string {
  const file = path.join(clusterFolder(dataDir), PASSWORD_FILE);
  if (!fs.existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    give(draft, accountFor(clusterFolder(dataDir)));
    if (!fs.existsSync(file)) fs.linkSync(draft, file);
    fs.rmSync(draft);
  }
  return fs.readFileSync(file, 'utf8').trim();
}

async function letsIn(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch((error: unknown) => {
    if ((error as { code?: string }).code?.startsWith('28')) return false; // no such role, or another password
    throw error;
  });
}

async function makeRole(client: pg.Client, password: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]); // released as the connection ends
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [ROLE]);
  await client.query(
    `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD ${pg.escapeLiteral(password)}`,
  );
}
