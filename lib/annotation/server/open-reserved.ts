import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson } from './annotator';
import { traceClaim } from './claim-sample';
import { oneAtATime } from '@/lib/round/server/one-at-a-time';
import { open } from './place';
import { startDraft } from './start-draft';

/**
 * The person has come to a sample that was laid aside for them: it is theirs now. Nothing happens to one that is theirs
 * already. Fails with `state`/not_claimed when it has gone back to the queue.
 */
export async function openReserved(ctx: Ctx, projectId: string, sampleId: string): Promise<void> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  const place = { projectId, sampleId: rowId(sampleId, 'sample'), userId };
  await inTx(ctx, async (tx) => {
    await oneAtATime(tx.db, projectId, userId);
    const roundId = await open(tx, place);
    if (roundId !== null) {
      const annotationId = await startDraft(tx, { projectId, roundId, sampleId, role: access.role });
      return traceClaim(tx, projectId, { sampleId, annotationId });
    }
    const held = await tx.db.assignment.count({
      where: { ...place, state: { in: ['claimed', 'submitted'] } },
    });
    if (held === 0) fail({ code: 'state', object: 'sample', reason: 'not_claimed' });
  });
}
