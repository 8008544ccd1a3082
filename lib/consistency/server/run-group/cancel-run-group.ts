import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { cancelRun } from '../control/cancel-run';
import { GOING } from '../control/run-queue';
import { requireRunGroup, runsOfGroup } from './require-run-group';

/** Ends every run of a group that has not ended; predictions stay. Fails with `state`/already_ended. Leads only. */
export async function cancelRunGroup(ctx: Ctx, projectId: string, groupId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const group = await requireRunGroup(ctx, projectId, groupId);
  await inTx(ctx, async (tx) => {
    const runs = await runsOfGroup(tx.db, group.id, GOING);
    if (runs.length === 0) fail({ code: 'state', object: 'run_group', reason: 'already_ended' });
    for (const { id } of runs) await cancelRun(tx, projectId, id);
    await recordAudit(tx, {
      action: 'run_group.cancel',
      objectType: 'run_group',
      objectId: groupId,
      projectId,
    });
  });
}
