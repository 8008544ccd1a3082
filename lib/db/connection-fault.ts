interface Fault {
  code?: string;
  message?: string;
}

/**
 * One line that says why a PostgreSQL server could not be used and what to mend; `named` says where its address came
 * from. It never holds the password.
 */
export function explainFault(error: unknown, url: string, named: string): string {
  const fault = (error ?? {}) as Fault;
  const { code = '', message = '' } = fault;
  const place = placeOf(url);
  if (!place || /Invalid URL|URI malformed/.test(message))
    return `${named} cannot be read as an address: as in postgresql://user:password@host:5432/database, where special characters of the password are written as %40 for @ or %2F for /.`;
  const { user, database, server } = place;
  if (/password must be a string/.test(message))
    return `The server of ${named} asks for a password: write it into ${named}, as in postgresql://${user}:password@${server}/${database}.`;
  if (code === '28P01')
    return `The server of ${named} refuses the user "${user}" or its password: mend them in ${named}.`;
  if (code === '28000')
    return `The server of ${named} does not let "${user}" in (${message}): allow it there (pg_hba.conf), or mend ${named}.`;
  if (code === '3D000')
    return `There is no database "${database}" on the server of ${named}: create it, or mend the name.`;
  if (code === '57P03' || code === '53300')
    return `The server of ${named} takes no connection just now (${message}): wait a moment, then start again.`;
  if (UNHEARD.has(code) || /timeout|Connection terminated/.test(message))
    return `No PostgreSQL answers at ${server} (${code || message}): start it, or mend host and port in ${named}.`;
  return `The database of ${named} cannot be used (${message || code || String(error)}): mend it, or ${named}.`;
}

const UNHEARD = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

function placeOf(url: string): { user: string; database: string; server: string } | null {
  try {
    const { host, username, password, pathname, searchParams } = new URL(url);
    decodeURIComponent(password); // a bare % reaches the server as something else, or not at all
    const server = host || searchParams.get('host') || 'localhost';
    return { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)), server };
  } catch {
    return null; // no address, or a % with no two digits behind it
  }
}
