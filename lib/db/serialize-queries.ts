import type { PoolClient } from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Lets a connection's queries wait for each other. Prisma sends what `include` names at once, also inside a transaction, which has one
 * connection; pg warns of that and ends it with its next version (prisma/orm#29979, brianc/node-postgres#3603).
 */
export function serializeQueries(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Query = (...args) => {
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
