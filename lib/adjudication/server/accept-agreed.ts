import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { AppFailure } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { AgreedCount, ListQuery } from '../query';
import { lockAdjudication } from './lock-adjudication';
import { openAdjudication } from './open-adjudication';
import { countAgreed, nextAgreed } from './load-agreed';
import { loadAdjudication } from './load-adjudication';
import { refreshEntries } from './queue/refresh-entries';
import { finishAdjudication } from './finish-adjudication';

const PAGE = 100;

/**
 * Adjudicates samples that the project's rule makes gold of, as they are: of those that pass the filters, up to a page.
 * Each is an adjudication of the acting lead with its audit rows. Returns how many were accepted, and what still waits:
 * flagged samples and those that this person may not adjudicate are left out, and what changed meanwhile is passed
 * over.
 */
export async function acceptAgreed(
  ctx: Ctx,
  projectId: string,
  query: ListQuery,
): Promise<AgreedCount & { accepted: number }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await refreshEntries(ctx, projectId);
  let accepted = 0;
  for (const id of await nextAgreed(ctx, projectId, query, PAGE))
    if (await acceptOne(ctx, projectId, id)) accepted += 1;
  await refreshEntries(ctx, projectId);
  return { accepted, ...(await countAgreed(ctx, projectId, query)) };
}

async function acceptOne(ctx: Ctx, projectId: string, sampleId: string): Promise<boolean> {
  try {
    await inTx(ctx, async (tx) => {
      const place = await lockAdjudication(tx, projectId, sampleId);
      await openAdjudication(tx, place, { kind: 'open', takeOver: false });
      const adjudication = await loadAdjudication(tx.db, sampleId);
      await finishAdjudication(
        tx,
        { ...place, adjudication },
        { version: adjudication!.version, acceptAgreed: true },
      );
    });
    return true;
  } catch (thrown) {
    if (thrown instanceof AppFailure && thrown.error.code === 'state') return false;
    throw thrown;
  }
}
