import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { type ExposureSettings, exposureSettingsSchema } from '@/lib/project/exposure-policy';
import { restartReserved } from './free-reserved';
import { requireProject } from './require-project';

/**
 * Sets what people see of a judge in the drafts that are started from now on; those that people have opened stay as
 * they are, reserved ones are started over. Who wrote the answers shows or goes at once. Fails with `stale` when the
 * project is not at `version` any more.
 */
export async function setExposure(
  ctx: Ctx,
  projectId: string,
  version: number,
  input: ExposureSettings,
): Promise<void> {
  const { policy, controlShare, ...rest } = exposureSettingsSchema.parse(input);
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const before = await tx.db.project.findUniqueOrThrow({
      where: { id: projectId },
      select: { exposurePolicy: true, controlShare: true, showGenerator: true, version: true },
    });
    const { showGenerator = before.showGenerator } = rest;
    const { count } = await tx.db.project.updateMany({
      where: { id: projectId, version },
      data: { exposurePolicy: policy, controlShare, showGenerator, version: { increment: 1 } },
    });
    if (count === 0) fail({ code: 'stale', object: 'project', version: before.version });
    await restartReserved(tx.db, projectId);
    await recordAudit(tx, {
      action: 'project.exposure',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: {
        policy: before.exposurePolicy,
        controlShare: before.controlShare,
        showGenerator: before.showGenerator,
      },
      after: { policy, controlShare, showGenerator },
    });
  });
}
