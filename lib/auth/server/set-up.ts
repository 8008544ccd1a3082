import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { claimLink } from './password/claim-link';
import { makeUser, type NewUser } from './create-user';

/**
 * Makes the first owner of the instance for who holds the set-up link. Fails with state/already_set_up when there is an
 * owner, and as claimLink and createUser do.
 */
export async function setUp(ctx: Ctx, token: string, input: Omit<NewUser, 'role'>): Promise<{ id: string }> {
  return inTx(ctx, async (tx) => {
    const link = await claimLink(tx.db, 'setup', token);
    const owner = await tx.db.user.findFirst({ where: { role: 'owner', erasedAt: null } });
    if (owner) fail({ code: 'state', object: 'user', reason: 'already_set_up' });
    const user = await makeUser(tx, { ...input, role: 'owner' });
    await tx.db.accessLink.update({ where: { id: link.id }, data: { usedById: user.id } });
    return user;
  });
}
