import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { Refusal, say } from '../setup/say.mjs';

/** Asked with plain SQL, so that every later start costs one query only. */
const STANDING = `SELECT EXISTS (SELECT FROM "User" WHERE role = 'owner') AS owner`;

/** While there is no owner, prints the one-time set-up link. */
export async function firstStart(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
  url: string,
): Promise<void> {
  if (await hasOwner(databaseUrl)) return;
  const path = (await run(environment, ['setup-link'])).trim();
  if (path) say(`Open this link once to become the owner: ${url}${path}`);
}

async function hasOwner(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: boolean }>(STANDING);
    return rows[0]?.owner ?? false;
  } finally {
    await client.end();
  }
}

/** One command of the product's own command line; answers its standard output. */
async function run(environment: NodeJS.ProcessEnv, command: string[]): Promise<string> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'lib/cli/main.ts', ...command];
  const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Refusal(
      `The first start could not finish (${command.join(' ')}): see above, then start again.`,
    );
  return output;
}
