import type { Db, Tx } from '@/lib/db/client';

/** Who acts. `userId` is null for the system itself (worker, first start), which acts as an owner. */
export interface Actor {
  userId: string | null;
  role: 'owner' | 'member';
  /** When they last gave their password in this session; what rules over others asks for it again. */
  confirmedAt?: Date | null;
}

/** What every verb gets first: who acts, and the client or the transaction to act in. */
export interface Ctx {
  actor: Actor;
  db: Db;
}

/** Somebody without a session: may do nothing but what a link in hand allows. */
export const stranger: Actor = { userId: null, role: 'member' };

export const systemActor: Actor = { userId: null, role: 'owner' };

/**
 * Runs `work` in the transaction that is open already, else in a new one that commits when it returns and is given up
 * after `timeout` milliseconds.
 */
export async function inTx<T>(
  ctx: Ctx,
  work: (ctx: Ctx & { db: Tx }) => Promise<T>,
  timeout = 60_000,
): Promise<T> {
  if (!('$transaction' in ctx.db)) return work({ ...ctx, db: ctx.db });
  return ctx.db.$transaction((db) => work({ ...ctx, db }), { timeout, maxWait: 20_000 });
}
