import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';

/** Forgets a kept mapping; files that were imported with it stay as they are. Leads only. */
export async function deleteMapping(ctx: Ctx, projectId: string, mappingId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    await requireProject(tx, rowId(projectId, 'project'), 'lead', { writes: true });
    const id = rowId(mappingId, 'saved_mapping');
    const [row] = await tx.db.savedMapping.findMany({ where: { id, projectId }, select: { name: true } });
    const { count } = await tx.db.savedMapping.deleteMany({ where: { id, projectId } });
    if (!row || count === 0) fail({ code: 'not_found', object: 'saved_mapping' });
    await recordAudit(tx, {
      action: 'saved_mapping.delete',
      objectType: 'saved_mapping',
      objectId: id,
      projectId,
      before: { name: row.name },
    });
  });
}
