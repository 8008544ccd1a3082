import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { SCOPES } from '@/lib/operation/scope';
import { storableText } from '@/lib/storable-schema';
import { requireConfirmed } from '../../server/session/require-confirmed';
import { newApiToken } from '../secret';

/** The longest that a token may live, in days. */
const MAX_TOKEN_DAYS = 365;

export const newTokenSchema = z.object({
  name: storableText.trim().min(1).max(100),
  /** One of the person's projects; null: all of them. */
  projectId: storableText.nullable().default(null),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  days: z.int().min(1).max(MAX_TOKEN_DAYS),
});

/**
 * Makes an API token in the actor's own name; its secret is told this one time. Fails with `unconfirmed`, or `not_found` for
 * a project that the person is no member of.
 */
export async function createToken(
  ctx: Ctx,
  input: z.input<typeof newTokenSchema>,
): Promise<{ id: string; secret: string; expiresAt: Date }> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  requireConfirmed(ctx);
  const { name, projectId, scopes, days } = newTokenSchema.parse(input);
  return inTx(ctx, async (tx) => {
    if (projectId !== null) await requireOwnMembership(tx, projectId, userId);
    const { secret, secretHash, prefix } = newApiToken();
    const expiresAt = new Date(now().getTime() + days * 86_400_000);
    const { id } = await tx.db.apiToken.create({
      data: { userId, projectId, name, scopes, secretHash, prefix, expiresAt },
      select: { id: true },
    });
    await recordAudit(tx, {
      action: 'token.create',
      objectType: 'token',
      objectId: id,
      projectId,
      after: { scopes, days },
    });
    return { id, secret, expiresAt };
  });
}

async function requireOwnMembership({ db }: Ctx, projectId: string, userId: string): Promise<void> {
  const where = { projectId: rowId(projectId, 'project'), userId };
  if (!(await db.member.findFirst({ where, select: { userId: true } })))
    fail({ code: 'not_found', object: 'project' });
}
