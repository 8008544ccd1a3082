import type { ActorJob } from '@/lib/audit/actors';
import type { TokenScope } from '@/lib/operation/scope';
import type { Db, Tx } from '@/lib/db/client';

interface Person {
  userId: string;
  role: 'owner' | 'member';
}

/** Who acts; the audit log names the kind. The system's own actors act as an owner. */
export type Actor =
  /** Somebody at the screen. `confirmedAt`: when they last gave their password in this session. */
  | ({ kind: 'user'; confirmedAt?: Date | null } & Person)
  /** A program in somebody's name, which may do what both they and its scopes allow, in one project or, with null, in all of theirs. */
  | ({
      kind: 'token';
      tokenId: string;
      scopes: readonly TokenScope[];
      projectId: string | null;
    } & Person)
  /** A worker at one of its jobs. */
  | { kind: 'job'; job: ActorJob; userId: null; role: 'owner' }
  | { kind: 'command_line'; userId: null; role: 'owner' }
  /** Without a session: may do only what a link that they hold allows. */
  | { kind: 'anonymous'; userId: null; role: 'member' };

/** The one project that an actor is let into; null where no token narrows it. */
export const onlyProject = (actor: Actor): string | null => (actor.kind === 'token' ? actor.projectId : null);

/** What every verb gets first: who acts, and the client or the transaction to act in. */
export interface Ctx {
  actor: Actor;
  db: Db;
}

/** Somebody at the screen. */
export const userActor = (
  userId: string,
  role: 'owner' | 'member',
  confirmedAt: Date | null = null,
): Actor => ({
  kind: 'user',
  userId,
  role,
  confirmedAt,
});

/** A job of the studio itself, by the name that the audit log shows. */
export const jobActor = (job: ActorJob): Actor => ({ kind: 'job', job, userId: null, role: 'owner' });

export const commandLineActor: Actor = { kind: 'command_line', userId: null, role: 'owner' };

/** Somebody without a session. */
export const anonymous: Actor = { kind: 'anonymous', userId: null, role: 'member' };

/** Milliseconds that a transaction over a hundred thousand samples may take on a slow disk. */
export const LONG_TRANSACTION_MS = 300_000;

/**
 * Runs `work` in the transaction that is open already, else in a new one that commits when it returns and is given up
 * after `timeout` milliseconds; without one, as the client is set.
 */
export async function inTx<T>(
  ctx: Ctx,
  work: (ctx: Ctx & { db: Tx }) => Promise<T>,
  timeout?: number,
): Promise<T> {
  if (!('$transaction' in ctx.db)) return work({ ...ctx, db: ctx.db });
  return ctx.db.$transaction((db) => work({ ...ctx, db }), { timeout });
}
