import type { z } from 'zod';
import type { userRowSchema } from '../view-schema';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { requireOwner } from './require-owner';

export type UserRow = z.input<typeof userRowSchema>;

/** Everybody with an account, by name. For owners. */
export async function listUsers(ctx: Ctx): Promise<UserRow[]> {
  requireOwner(ctx);
  const users = await ctx.db.user.findMany({
    where: { erasedAt: null, importedIntoId: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      disabledAt: true,
      createdAt: true,
      secondFactor: { select: { onSince: true } },
      _count: { select: { members: true } },
      accounts: { where: { providerId: { startsWith: 'oidc:' } }, select: { id: true } },
      sessions: {
        where: { expiresAt: { gt: now() } },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { createdAt: true },
      },
    },
  });
  return users.map(({ disabledAt, secondFactor, _count, accounts, sessions, ...user }) => ({
    ...user,
    disabled: disabledAt !== null,
    secondFactor: Boolean(secondFactor?.onSince),
    bound: accounts.length > 0,
    projects: _count.members,
    signedInAt: sessions[0]?.createdAt ?? null,
  }));
}
