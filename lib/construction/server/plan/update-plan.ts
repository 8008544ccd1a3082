import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { type PlanCell, type PlanInput, planSchema } from '../../plan/plan';
import { loadPlan } from './load-plan';

/** Says what the samples of a project are to be made up of, in the place of what was said before. Leads only. */
export async function updatePlan(ctx: Ctx, projectId: string, asked: PlanInput): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { cells, leastAccepted } = planSchema.parse(asked);
  await inTx(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const before = await loadPlan(tx.db, projectId);
    await tx.db.compositionPlan.upsert({
      where: { projectId },
      create: { projectId, cells, leastAccepted },
      update: { cells, leastAccepted },
    });
    await recordAudit(tx, {
      action: 'project.plan',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: { cells: before.cells.length, samples: wantedIn(before.cells), leastAccepted: before.least },
      after: { cells: cells.length, samples: wantedIn(cells), leastAccepted },
    });
  });
}

const wantedIn = (cells: readonly PlanCell[]): number => cells.reduce((all, { wanted }) => all + wanted, 0);
