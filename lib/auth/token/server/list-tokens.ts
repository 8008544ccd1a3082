import type { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import type { tokenRowSchema } from '../view-schema';
import { tokenFields, toTokenRow } from './token-row';

/** One's own API tokens that still open something, the newest first. */
export async function listTokens(ctx: Ctx): Promise<z.input<typeof tokenRowSchema>[]> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const rows = await ctx.db.apiToken.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now() } },
    orderBy: { createdAt: 'desc' },
    select: tokenFields,
  });
  return rows.map(toTokenRow);
}
