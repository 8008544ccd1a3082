import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { pauseRun } from '../control/pause-run';
import { requireRunGroup, runsOfGroup } from './require-run-group';

/** Pauses every run of a group that waits or runs. Fails with `state`/already_ended where none does. Leads only. */
export async function pauseRunGroup(ctx: Ctx, projectId: string, groupId: string): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const group = await requireRunGroup(ctx, projectId, groupId);
  await inTx(ctx, async (tx) => {
    const runs = await runsOfGroup(tx.db, group.id, ['queued', 'running']);
    if (runs.length === 0) fail({ code: 'state', object: 'run_group', reason: 'already_ended' });
    for (const { id } of runs) await pauseRun(tx, projectId, id);
    await recordAudit(tx, {
      action: 'run_group.pause',
      objectType: 'run_group',
      objectId: groupId,
      projectId,
    });
  });
}
