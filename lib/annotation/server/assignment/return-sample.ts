import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { notify } from '@/lib/notice/server/notify';
import { visibleTo } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { DRAFT_AGAIN } from '../labels/reopen';

export const returnSchema = z.object({
  version: z.number().int(),
  reason: storableText.trim().min(1).max(1_000),
});

/**
 * Gives a submitted annotation back to its author, saying why; for leads. The labels stay as they were, the author is told,
 * and the audit log keeps what had been submitted. Fails with `stale` over another version, `state` where it is a draft, its
 * sample was withdrawn, its answer was shown in training, or its author is no longer there.
 */
export async function returnSample(
  ctx: Ctx,
  annotationId: string,
  input: z.input<typeof returnSchema>,
): Promise<void> {
  const { version, reason } = returnSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const id = rowId(annotationId, 'annotation');
    await tx.db.$queryRaw`SELECT id FROM "Annotation" WHERE id = ${id}::uuid FOR UPDATE`;
    const found = await tx.db.annotation.findFirst({
      where: { id, source: 'annotator', project: visibleTo(ctx.actor) },
      include: {
        author: { select: { userId: true, user: { select: { importedIntoId: true } } } },
        sample: { select: { withdrawnAt: true } },
        round: { select: { kind: true } },
      },
    });
    if (!found) fail({ code: 'not_found', object: 'annotation' });
    const { projectId, sampleId, verdict } = found;
    const roundId = found.roundId ?? '';
    await requireProject(tx, projectId, 'lead', { writes: true });
    if (found.version !== version) fail({ code: 'stale', object: 'annotation', version: found.version });
    if (found.state === 'draft') fail({ code: 'state', object: 'annotation', reason: 'annotation_draft' });
    if (found.round?.kind === 'training')
      fail({ code: 'state', object: 'annotation', reason: 'training_done' });
    if (found.sample.withdrawnAt) fail({ code: 'state', object: 'sample', reason: 'sample_withdrawn' });
    const userId = found.author?.userId ?? '';
    // Who came with a file never opens it again, and everybody would wait.
    if (found.author?.user?.importedIntoId)
      fail({ code: 'state', object: 'annotation', reason: 'author_gone' });
    const places = await tx.db.assignment.updateMany({
      where: { roundId, sampleId, userId, state: 'submitted' },
      data: { state: 'claimed', submittedAt: null },
    });
    if (places.count === 0) fail({ code: 'state', object: 'annotation', reason: 'author_gone' });
    await tx.db.annotation.updateMany({
      where: { id },
      data: { ...DRAFT_AGAIN, version: version + 1, returnReason: reason },
    });
    await recordAudit(tx, {
      action: 'annotation.return',
      objectType: 'annotation',
      objectId: id,
      projectId,
      sampleId,
      before: { state: 'submitted', verdict },
      after: { state: 'draft', reason },
    });
    await notify(tx, { kind: 'returned', to: [userId], projectId, sampleId, text: reason });
  });
}
