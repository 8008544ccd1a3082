import { randomBytes } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { requireOtherOwner, requireOwner } from '@/lib/auth/server/require-owner';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { releaseClaims } from './release-claims';

/**
 * Removes a person for good: account, sessions, memberships and every place where the name stood. The labels stay under
 * a pseudonym, which is chance and tells nothing; the trail holds ids only. `confirmation` must be the address, else it
 * fails with state/name_mismatch. For owners; the last owner stays.
 */
export async function erasePerson(
  ctx: Ctx,
  userId: string,
  confirmation: string,
): Promise<{ pseudonym: string }> {
  requireOwner(ctx);
  return inTx(ctx, async (tx) => {
    await requireOtherOwner(tx.db, userId);
    const user = await getUserForChange(tx.db, userId);
    if (confirmation.trim().toLowerCase() !== user.email)
      fail({ code: 'state', object: 'user', reason: 'name_mismatch' });
    const pseudonym = `anon-${randomBytes(4).toString('hex')}`;
    await releaseClaims(tx, userId, 'person_erased');
    await forget(tx.db, userId, pseudonym);
    await recordAudit(tx, { action: 'user.erase', objectType: 'user', objectId: userId });
    return { pseudonym };
  });
}

async function forget(tx: Tx, userId: string, pseudonym: string): Promise<void> {
  const time = now();
  await tx.author.updateMany({ where: { userId }, data: { name: pseudonym } });
  // A remark on an invitation says whom it was meant for.
  await tx.accessLink.updateMany({
    where: { OR: [{ userId }, { usedById: userId }] },
    data: { remark: null },
  });
  await tx.accessLink.updateMany({
    where: { userId, usedAt: null, revokedAt: null },
    data: { revokedAt: time },
  });
  await tx.user.update({
    where: { id: userId },
    data: {
      name: pseudonym,
      email: `${pseudonym}@erased.invalid`,
      image: null,
      role: 'member',
      locale: null,
      theme: 'system',
      dailyGoal: null,
      disabledAt: time,
      erasedAt: time,
      sessions: { deleteMany: {} },
      accounts: { deleteMany: {} },
      members: { deleteMany: {} },
      rounds: { deleteMany: {} },
      notices: { deleteMany: {} },
    },
  });
}
