import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** A context whose transaction is open. */
export type TxCtx = Ctx & { db: Tx };

/** The account that acts; fails with forbidden for the system, which judges nothing by itself. */
export function requirePerson(ctx: Ctx): string {
  return ctx.actor.userId ?? fail({ code: 'forbidden' });
}
