import pg from 'pg';

/** Prisma's codes of PostgreSQL's: no such database, wrong password. Anything else is: not reached. */
const CODES = { '3D000': 'P1003', '28P01': 'P1000' };

/**
 * `cli create-database` and `cli can-connect-to-database`: returns the exit code; the reason goes to stderr, as a log line.
 * @param {string} command
 * @param {string | undefined} url
 */
export async function databaseCommand(command, url = '') {
  process.stderr.write('\n'); // Prisma reads the log from the second line on
  try {
    if (command === 'create-database') await createDatabase(url);
    else await run(url, 'SELECT 1');
    log('INFO', command === 'create-database' ? 'Successfully created database' : 'Connection successful');
    return 0;
  } catch (error) {
    log('ERROR', error.message || String(error), { error_code: CODES[error.code] ?? 'P1001' });
    return 1;
  }
}

/** @param {string} url of the database that shall be */
export async function createDatabase(url) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await run(siblingDatabaseUrl(url, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
}

/** @param {string} url of the database that shall go */
export async function dropDatabase(url) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await run(siblingDatabaseUrl(url, 'postgres'), `DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/**
 * The address of another database on the same server.
 * @param {string} url
 * @param {string} name
 */
export function siblingDatabaseUrl(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function run(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * @param {string} level
 * @param {string} message
 * @param {object} [more]
 */
function log(level, message, more = {}) {
  const timestamp = new Date().toISOString();
  const line = { timestamp, level, fields: { message, ...more }, target: 'schema_engine::logger' };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
