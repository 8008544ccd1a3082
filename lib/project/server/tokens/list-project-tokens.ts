import type { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { tokenFields, toTokenRow } from '@/lib/auth/token/server/token-row';
import { now } from '@/lib/clock';
import type { projectTokenRowSchema } from '../../settings-view-schema';
import { requireProject } from '../require-project';

/** The API tokens for one project alone that are in force, whoever made them, the newest first; for its leads. */
export async function listProjectTokens(
  ctx: Ctx,
  projectId: string,
): Promise<z.input<typeof projectTokenRowSchema>[]> {
  await requireProject(ctx, projectId, 'lead');
  const rows = await ctx.db.apiToken.findMany({
    where: { projectId, revokedAt: null, expiresAt: { gt: now() } },
    orderBy: { createdAt: 'desc' },
    select: { ...tokenFields, user: { select: { id: true, name: true } } },
  });
  return rows.map(({ user, ...token }) => ({ ...toTokenRow(token), person: user }));
}
