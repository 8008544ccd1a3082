import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { AppFailure } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { ListQuery } from '../query';
import { listToSettle } from './list-to-settle';
import { lockSettlement } from './lock-settlement';
import { openSettlement } from './open-settlement';
import { readAdjudication } from './read-adjudication';
import { settle } from './settle';

/**
 * Settles samples that the project's rule makes gold of, as they are: of those that pass the filters, up to a page. Each is an
 * adjudication of the acting lead with its rows of the trail. Answers how many were accepted and how many still wait; samples
 * that may not be settled by this person, or changed meanwhile, are passed over.
 */
export async function acceptAgreed(
  ctx: Ctx,
  projectId: string,
  query: ListQuery,
): Promise<{ accepted: number; left: number }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const page = await listToSettle(ctx, projectId, { ...query, state: 'agreed', page: 1, size: 100 });
  let accepted = 0;
  for (const { id } of page.rows) if (await acceptOne(ctx, projectId, id)) accepted += 1;
  return { accepted, left: page.total - accepted };
}

async function acceptOne(ctx: Ctx, projectId: string, sampleId: string): Promise<boolean> {
  try {
    await inTx(ctx, async (tx) => {
      const place = await lockSettlement(tx, projectId, sampleId);
      await openSettlement(tx, place, { kind: 'open', takeOver: false });
      const adjudication = await readAdjudication(tx.db, sampleId);
      await settle(tx, { ...place, adjudication }, { version: adjudication!.version, acceptAgreed: true });
    });
    return true;
  } catch (thrown) {
    if (thrown instanceof AppFailure && thrown.error.code === 'state') return false;
    throw thrown;
  }
}
