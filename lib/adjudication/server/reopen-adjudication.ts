import { recordAudit } from '@/lib/audit/record';
import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import { fail } from '@/lib/errors';
import { authorOf } from '@/lib/project/server/people/author-of';
import type { ChangeOf } from '../change';
import type { LockedAdjudication } from './lock-adjudication';

/** Opens an adjudicated sample again, saying why: it is the acting lead's then. The labels stay, and the audit log keeps what was adjudicated. */
export async function reopenAdjudication(
  ctx: TxCtx,
  { adjudication, projectId, sampleId }: LockedAdjudication,
  change: ChangeOf<'reopen'>,
): Promise<void> {
  const { version, reason } = change;
  if (adjudication?.state !== 'submitted')
    fail({ code: 'state', object: 'adjudication', reason: 'not_adjudicated' });
  if (adjudication.version !== version)
    fail({ code: 'stale', object: 'adjudication', version: adjudication.version });
  const author = await authorOf(ctx, projectId);
  await ctx.db.annotation.updateMany({
    where: { id: adjudication.id },
    data: { state: 'draft', submittedAt: null, authorId: author.id, version: version + 1 },
  });
  await recordAudit(ctx, {
    action: 'adjudication.reopen',
    objectType: 'annotation',
    objectId: adjudication.id,
    projectId,
    sampleId,
    before: { state: 'submitted', verdict: adjudication.verdict, version },
    after: { state: 'draft', reason, version: version + 1 },
    change,
  });
}
