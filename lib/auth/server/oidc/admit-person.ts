import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, userActor } from '@/lib/auth/ctx';
import { type Identity, providerIdOf } from '@/lib/auth/oidc/identity';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import type { Tx } from '@/lib/db/client';
import { getUserForChange } from '../get-user-for-change';

export interface Admitted {
  userId: string;
  created: boolean;
}

/**
 * Whose account it is: that of the subject; at the first sign-in that of the verified address, which is bound to the subject from then
 * on; else a new one where `mayCreate`. Fails with RefusedByProvider.
 */
export async function admitPerson(
  ctx: Ctx & { db: Tx },
  identity: Identity,
  mayCreate: boolean,
): Promise<Admitted> {
  const providerId = providerIdOf(identity.issuer);
  const bound = await ctx.db.account.findUnique({
    where: { providerId_accountId: { providerId, accountId: identity.subject } },
    select: { userId: true, user: { select: { disabledAt: true } } },
  });
  if (bound?.user.disabledAt) throw new RefusedByProvider('disabled');
  if (bound) return { userId: bound.userId, created: false };
  if (identity.email === null) throw new RefusedByProvider('email_missing');
  if (!identity.emailVerified) throw new RefusedByProvider('email_unverified');
  const user = await ctx.db.user.findFirst({
    where: { email: identity.email, erasedAt: null, importedIntoId: null },
    select: { id: true },
  });
  if (user) return bind(ctx.db, user.id, identity);
  if (!mayCreate) throw new RefusedByProvider('unknown');
  return create(ctx.db, identity, identity.email);
}

/**
 * Nobody has verified the address of an account that somebody made by an invitation: a member's old password and sessions may be
 * somebody else's, and end. Owners keep theirs, so that they come in when the provider is away.
 */
async function bind(db: Tx, userId: string, { issuer, subject }: Identity): Promise<Admitted> {
  const user = await getUserForChange(db, userId);
  if (user.disabledAt) throw new RefusedByProvider('disabled');
  const providerId = providerIdOf(issuer);
  const other = await db.account.findFirst({ where: { userId, providerId }, select: { accountId: true } });
  // Of two first sign-ins at once the second finds what the first has bound.
  if (other?.accountId === subject) return { userId, created: false };
  if (other) throw new RefusedByProvider('bound_elsewhere');
  if (user.role === 'member') {
    await db.account.deleteMany({ where: { userId, providerId: 'credential' } });
    await db.session.deleteMany({ where: { userId } });
  }
  await db.account.create({ data: { id: randomUUID(), userId, providerId, accountId: subject } });
  await recordAudit(
    { actor: userActor(userId, user.role), db },
    { action: 'user.bind', objectType: 'user', objectId: userId },
  );
  return { userId, created: false };
}

async function create(db: Tx, { issuer, subject, name }: Identity, email: string): Promise<Admitted> {
  const userId = randomUUID();
  const account = { id: randomUUID(), providerId: providerIdOf(issuer), accountId: subject };
  await db.user.create({
    data: { id: userId, email, name, emailVerified: true, accounts: { create: account } },
  });
  await recordAudit(
    { actor: userActor(userId, 'member'), db },
    {
      action: 'user.create',
      objectType: 'user',
      objectId: userId,
      after: { role: 'member', by: 'provider' },
    },
  );
  return { userId, created: true };
}
