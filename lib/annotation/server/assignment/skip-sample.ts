import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson } from './annotator';
import { releaseClaim } from './release-claim';
import { reasonSchema } from '../labels/reason';

/** Gives one's own claim back, saying why; the sample is not offered to the same person again. */
export async function skipSample(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  reason: string,
): Promise<void> {
  const userId = requirePerson(ctx);
  await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  const claim = { projectId, sampleId: rowId(sampleId, 'sample'), userId };
  await releaseClaim(ctx, claim, 'sample.skip', reasonSchema.parse(reason));
}
