import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { bundledProgram } from '../setup/bundle.mjs';
import { LauncherError, printLine } from '../setup/say.mjs';

interface Stored {
  /** Somebody can sign in. */
  owner: boolean;
  /** There is, or was, a project; a sample project without a run is what a killed start left. */
  projects: boolean;
}

/** Asked with plain SQL, so that every later start costs one query only. */
const STORED = `SELECT EXISTS (SELECT FROM "User" WHERE role = 'owner') AS "owner",
  EXISTS (SELECT FROM "AuditEvent" WHERE action = 'project.create') AND NOT EXISTS (SELECT FROM "Project" p
    WHERE p."isSample" AND NOT EXISTS (SELECT FROM "Run" r WHERE r."projectId" = p.id)) AS "projects"`;

/** Adds the sample project where there never was a project; while there is no owner, prints the one-time set-up link. */
export async function firstStart(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const { owner, projects } = await stored(databaseUrl);
  if (!projects) {
    printLine('Adding the sample project ...');
    await run(environment, ['sample-project'], signal);
  }
  if (owner) return;
  const path = (await run(environment, ['setup-link'], signal)).trim();
  if (path) printLine(`Open this link once to become the owner: ${url}${path}`);
}

async function stored(databaseUrl: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Stored>(STORED);
    return rows[0] ?? { owner: true, projects: true };
  } finally {
    await client.end();
  }
}

/** One command of the product's own command line; returns its standard output. */
async function run(environment: NodeJS.ProcessEnv, command: string[], signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [...bundledProgram('cli'), ...command], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new LauncherError(
      `The first start could not finish (${command.join(' ')}): see above, then start again.`,
    );
  return output;
}
