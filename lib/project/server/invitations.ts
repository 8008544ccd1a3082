import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { newToken } from '@/lib/auth/server/token';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { PROJECT_ROLES } from '@/lib/project/access';
import { requireProject } from './require-project';

const schema = z.object({ role: z.enum(PROJECT_ROLES), days: z.coerce.number().int().min(1).max(30) });

/** Makes a link that lets one person into a project; answers its path, the only time that it can be read. */
export async function createInvitation(
  ctx: Ctx,
  projectId: string,
  input: { role: string; days: number | string },
): Promise<{ id: string; path: string }> {
  const { role, days } = schema.parse(input);
  return inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now().getTime() + days * 86_400_000);
    const data = {
      kind: 'invitation',
      projectId,
      projectRole: role,
      tokenHash,
      expiresAt,
      createdById: ctx.actor.userId,
    } as const;
    const { id } = await tx.db.accessLink.create({ data, select: { id: true } });
    await recordAudit(tx, {
      action: 'link.create',
      objectType: 'link',
      objectId: id,
      projectId,
      after: { kind: 'invitation', role, days },
    });
    return { id, path: `/invite/${token}` };
  });
}

/** Withdraws an invitation that nobody has used. */
export async function revokeInvitation(ctx: Ctx, projectId: string, linkId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead');
    const { count } = await tx.db.accessLink.updateMany({
      where: { id: linkId, projectId, kind: 'invitation', usedAt: null, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) fail({ code: 'not_found', object: 'link' });
    await recordAudit(tx, { action: 'link.revoke', objectType: 'link', objectId: linkId, projectId });
  });
}
