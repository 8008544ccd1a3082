import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { releaseClaim } from './release-claim';
import { reasonSchema } from '../labels/reason';

/** A lead frees a sample that somebody holds and does not finish. */
export async function releaseSample(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const claim = { projectId, sampleId: rowId(sampleId, 'sample'), userId };
  await releaseClaim(ctx, claim, 'sample.release', reasonSchema.parse(reason));
}
