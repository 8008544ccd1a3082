import type { PoolClient } from 'pg';
import { areLarge, forgetValues } from './forget-values';

type Query = (...args: unknown[]) => unknown;

/**
 * Lets a connection's queries wait for each other. Prisma sends what `include` names at once, also inside a transaction, which has one
 * connection; pg warns of that and ends it with its next version (prisma/orm#29979, brianc/node-postgres#3603). What was noted of large values is
 * forgotten.
 */
export function serializeQueries(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Query = (...args) => {
    if (areLarge(valuesOf(args))) forgetValues(); // noted before they come here
    // Who asks by a callback, as the pool does, or for a stream has the connection alone.
    if (args.some((arg) => typeof arg === 'function') || isStream(args[0])) return query(...args);
    const answer = last.then(() => query(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
  client.query = inTurn as typeof client.query;
}

const isStream = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'submit' in asked && typeof asked.submit === 'function';

/** The values of a statement, which stand in it or behind it. */
function valuesOf([asked, values]: unknown[]): readonly unknown[] {
  if (Array.isArray(values)) return values;
  const own = typeof asked === 'object' && asked !== null && 'values' in asked ? asked.values : null;
  return Array.isArray(own) ? own : [];
}
