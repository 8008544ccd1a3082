import { Prisma } from '@/generated/prisma/client';
import { inTx, type Ctx, userActor } from '@/lib/auth/ctx';
import { type Identity, providerIdOf } from '@/lib/auth/oidc/identity';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import { type Admitted, admitPerson } from '@/lib/auth/server/oidc/admit-person';
import { countRefused } from '@/lib/auth/server/session/failed-sign-ins';
import { acceptInvitation } from './accept-invitation';
import { findInvitation } from './find-invitation';

const INVITATION = /^\/invite\/([\w-]+)$/;

/**
 * Lets in whom the provider vouches for, and says where they go. Somebody without an account gets one with an open
 * invitation, which this uses up, or where the settings say so. Fails with RefusedByProvider, counted as a failed
 * sign-in.
 */
export async function enterByProvider(
  ctx: Ctx,
  identity: Identity,
  wanted: { next: string; create: boolean },
): Promise<{ userId: string; next: string }> {
  const enter = () => inTx(ctx, (tx) => admit(tx, identity, wanted));
  try {
    // Of two first sign-ins at once the second finds what the first has made.
    return await enter().catch((thrown) => (isDuplicate(thrown) ? enter() : Promise.reject(thrown)));
  } catch (thrown) {
    if (thrown instanceof RefusedByProvider)
      await countRefused(ctx.db, await whoOf(ctx, identity), 'refused');
    throw thrown;
  }
}

async function admit(
  tx: Parameters<typeof admitPerson>[0],
  identity: Identity,
  { next, create }: { next: string; create: boolean },
): Promise<{ userId: string; next: string }> {
  const token = INVITATION.exec(next)?.[1];
  const invitation = token ? await findInvitation(tx, token) : null;
  const invited = invitation?.state === 'open' && !invitation.archived;
  const { userId, created }: Admitted = await admitPerson(tx, identity, create || invited);
  if (!created || !invited) return { userId, next };
  const actor = userActor(userId, 'member');
  const { projectId } = await acceptInvitation({ actor, db: tx.db }, token!, null);
  return { userId, next: `/projects/${projectId}` };
}

/** The account's own address for a subject that is bound, else what the provider says; counted, never kept. */
async function whoOf({ db }: Ctx, { issuer, subject, email }: Identity): Promise<string> {
  const bound = await db.account.findFirst({
    where: { providerId: providerIdOf(issuer), accountId: subject },
    select: { user: { select: { email: true } } },
  });
  return bound?.user.email ?? email ?? `${issuer} ${subject}`;
}

const isDuplicate = (thrown: unknown): boolean =>
  thrown instanceof Prisma.PrismaClientKnownRequestError && thrown.code === 'P2002';
