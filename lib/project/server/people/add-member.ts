import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { emailField } from '@/lib/auth/fields';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { fail } from '@/lib/errors';
import { PROJECT_ROLES } from '@/lib/project/access';
import { requireProject } from '../require-project';

const schema = z.object({ email: emailField, role: z.enum(PROJECT_ROLES) });

/**
 * Puts somebody who has an account into a project, without a link. For owners: a lead must not be able to ask which
 * addresses have accounts. Fails with exists/member for somebody who is in already.
 */
export async function addMember(
  ctx: Ctx,
  projectId: string,
  input: { email: string; role: string },
): Promise<{ userId: string }> {
  requireOwner(ctx);
  const { email, role } = schema.parse(input);
  return inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const user = await tx.db.user.findFirst({
      where: { email, erasedAt: null, importedIntoId: null },
      select: { id: true },
    });
    if (!user) fail({ code: 'not_found', object: 'user' });
    const data = { projectId, userId: user.id, role };
    const { count } = await tx.db.member.createMany({ data, skipDuplicates: true });
    if (count === 0) fail({ code: 'exists', object: 'member' });
    const after = { role };
    await recordAudit(tx, {
      action: 'member.add',
      objectType: 'member',
      objectId: user.id,
      projectId,
      after,
    });
    return { userId: user.id };
  });
}
