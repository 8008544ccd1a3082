/** What Prisma's adapter calls a server that cannot be asked just now. */
const AWAY = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** PostgreSQL: connection failures, too many connections, shut down, crashed, starting up. */
const AWAY_STATE = /^(08...|53300|57P0[123])$/;
const DISK_FULL = '53100';
/** A Prisma transaction that could not begin or was cut off; it has changed nothing. */
const CUT_OFF = 'P2028';
/** The words of pg for a connection that broke while it was in use; it gives no code. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/;

interface Thrown {
  code?: string;
  meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } };
}

/**
 * What is missing when a query failed for no fault of its own, so that the same may work later: the database, or room on
 * its disk. Null for every other error.
 */
export function whatIsUnavailable(thrown: unknown): 'database' | 'disk' | null {
  if (!(thrown instanceof Error)) return null;
  const { code = '', meta } = thrown as Error & Thrown;
  const { kind = '', originalCode = code } = meta?.driverAdapterError?.cause ?? {};
  if (originalCode === DISK_FULL) return 'disk';
  const away = AWAY.has(kind) || AWAY_STATE.test(originalCode) || code === CUT_OFF;
  return away || BROKEN.test(thrown.message) ? 'database' : null;
}
