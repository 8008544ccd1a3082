import { randomBytes } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { requireOtherOwner, requireOwner } from '@/lib/auth/server/require-owner';
import { revokeLinksBy } from '@/lib/auth/server/password/revoke-links-by';
import { revokeTokensOf } from '@/lib/auth/token/server/revoke-tokens-of';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { USER_UID } from './person-uid';
import { releaseClaims } from '../release-claims';

/**
 * Removes a person for good: account, sessions, memberships and every place where the name stood, also where their work came
 * back with a file. The labels stay under a pseudonym, which is chance and tells nothing; the audit log holds ids only. `confirmation` must be the address, else it
 * fails with state/name_mismatch. For owners; the last owner stays.
 */
export async function erasePerson(
  ctx: Ctx,
  userId: string,
  confirmation: string,
): Promise<{ pseudonym: string }> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  return inTx(ctx, async (tx) => {
    await requireOtherOwner(tx.db, userId);
    const user = await getUserForChange(tx.db, userId);
    if (confirmation.trim().toLowerCase() !== user.email)
      fail({ code: 'state', object: 'user', reason: 'name_mismatch' });
    const pseudonym = `anon-${randomBytes(4).toString('hex')}`;
    await releaseClaims(tx, userId, 'person_erased');
    await forgetCopies(tx.db, user, pseudonym);
    await revokeLinksBy(tx, userId);
    await revokeTokensOf(tx, userId);
    await forget(tx.db, userId, pseudonym);
    await recordAudit(tx, { action: 'user.erase', objectType: 'user', objectId: userId });
    return { pseudonym };
  });
}

/**
 * Those who came with a file of this studio and are this person; then rows of files that were not taken, which quote whole
 * lines, where the name is all of a value.
 */
async function forgetCopies(
  tx: Tx,
  { id, name }: { id: string; name: string },
  pseudonym: string,
): Promise<void> {
  await tx.$executeRaw`
    WITH copies AS (
      SELECT c.id FROM "User" c JOIN "User" u ON u.id = ${id}
      WHERE c."importedIntoId" IS NOT NULL AND c."originId" = ${USER_UID}),
    authors AS (UPDATE "Author" SET name = ${pseudonym} WHERE "userId" IN (SELECT id FROM copies))
    UPDATE "User" SET name = ${pseudonym}, "erasedAt" = ${now()} WHERE id IN (SELECT id FROM copies)`;
  const [json, cell] = [JSON.stringify(name), `,${name},`];
  await tx.$executeRaw`
    UPDATE "ImportReject" SET excerpt = replace(replace(excerpt, ${json}, ${JSON.stringify(pseudonym)}), ${cell}, ${`,${pseudonym},`})
    WHERE strpos(excerpt, ${json}) > 0 OR strpos(excerpt, ${cell}) > 0`;
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
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.apiToken.deleteMany({ where: { userId } }); // what they were named may say for whom
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
