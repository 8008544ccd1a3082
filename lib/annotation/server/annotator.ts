import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** A context whose transaction is open. */
export type TxCtx = Ctx & { db: Tx };

/** The account that acts; fails with forbidden for the system, which reads nothing and judges nothing. */
export function requirePerson(ctx: Ctx): string {
  return ctx.actor.userId ?? fail({ code: 'forbidden' });
}

/** The person as an author in one project, made on their first claim. */
export async function authorOf(db: Tx, projectId: string, userId: string): Promise<string> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO "Author" ("projectId", "userId", "name")
    SELECT ${projectId}::uuid, id, name FROM "User" WHERE id = ${userId}
    ON CONFLICT ("projectId", "userId") DO UPDATE SET "name" = "Author"."name"
    RETURNING id`;
  return rows[0]?.id ?? fail({ code: 'not_found', object: 'user' });
}
