import { jobActor } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { now } from '@/lib/clock';
import type { PrismaClient } from '@/generated/prisma/client';
import { newToken } from './password/token';

const SETUP_DAYS = 7;

/**
 * The path of a new one-time link for the first owner, `/setup/<token>`; older ones end. Null once there is an owner.
 */
export async function ensureSetupLink(db: PrismaClient): Promise<string | null> {
  if (await db.user.findFirst({ where: { role: 'owner', erasedAt: null }, select: { id: true } }))
    return null;
  const { token, tokenHash } = newToken();
  const time = now();
  await db.$transaction(async (tx) => {
    await tx.accessLink.updateMany({
      where: { kind: 'setup', usedAt: null, revokedAt: null },
      data: { revokedAt: time },
    });
    const expiresAt = new Date(time.getTime() + SETUP_DAYS * 86_400_000);
    const { id } = await tx.accessLink.create({ data: { kind: 'setup', tokenHash, expiresAt } });
    await recordAudit(
      { actor: jobActor('start'), db: tx },
      { action: 'link.create', objectType: 'link', objectId: id, after: { kind: 'setup' } },
    );
  });
  return `/setup/${token}`;
}
