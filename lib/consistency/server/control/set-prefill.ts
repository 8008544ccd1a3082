import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { NEVER_PREFILL } from '@/lib/consistency/methods/registry';
import { ALIKE_BY } from '@/lib/consistency/server/alike';
import { prefillsAnew } from '@/lib/consistency/server/current-predictions';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { requireProject } from '@/lib/project/server/require-project';

/**
 * Has the project's drafts start from predictions of one method, model and parameters, those of the run, or with null
 * from the latest of any. Drafts that people have opened stay as they are, reserved ones are started over. Leads only.
 */
export async function setPrefill(ctx: Ctx, projectId: string, runId: string | null): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    const run = runId === null ? null : await findRun(tx.db, projectId, rowId(runId, 'run'));
    const { prefillRun } = await tx.db.project.findUniqueOrThrow({
      where: { id: projectId },
      select: { prefillRun: { select: ALIKE_BY } },
    });
    for (const statement of prefillsAnew(projectId, runId)) await tx.db.$executeRaw(statement);
    await restartReserved(tx.db, projectId); // last, since nobody claims until the end of this
    await recordAudit(tx, {
      action: 'project.prefill',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: prefillRun ?? LATEST,
      after: run ?? LATEST,
    });
  });
}

const LATEST = { method: null, version: null, model: null, params: null };

async function findRun(db: Ctx['db'], projectId: string, id: string) {
  const method = { notIn: [...NEVER_PREFILL] };
  const run = await db.run.findFirst({ where: { id, projectId, kind: 'full', method }, select: ALIKE_BY });
  return run ?? fail({ code: 'not_found', object: 'run' });
}
