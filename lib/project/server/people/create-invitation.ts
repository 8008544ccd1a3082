import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { newToken } from '@/lib/auth/server/password/token';
import { now } from '@/lib/clock';
import { PROJECT_ROLES } from '@/lib/project/access';
import { requireProject } from '../require-project';

export const invitationSchema = z.object({
  role: z.enum(PROJECT_ROLES),
  days: z.coerce.number().int().min(1).max(30),
  remark: storableText.trim().max(100).default(''),
});
export interface InvitationInput {
  role: string;
  days: number | string;
  remark?: string;
}

/** Makes a link that lets one person into a project; returns its path, the only time that it can be read. */
export async function createInvitation(
  ctx: Ctx,
  projectId: string,
  input: InvitationInput,
): Promise<{ id: string; path: string; expiresAt: Date }> {
  const { role, days, remark } = invitationSchema.parse(input);
  return inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now().getTime() + days * 86_400_000);
    const data = {
      kind: 'invitation',
      projectId,
      projectRole: role,
      remark: remark === '' ? null : remark,
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
    return { id, path: `/invite/${token}`, expiresAt };
  });
}
