import { type Ctx, jobActor } from '@/lib/auth/ctx';
import { type SnapshotOrder, snapshotOrderSchema } from '@/lib/snapshot/order';
import { createSnapshot } from '@/lib/snapshot/server/create-snapshot';
import { makeSnapshot } from '@/lib/snapshot/server/make-snapshot';

/** A snapshot of a project, whole; its id. */
export async function madeSnapshot(
  ctx: Ctx,
  projectId: string,
  asked: Partial<SnapshotOrder> = {},
): Promise<string> {
  const order = snapshotOrderSchema.parse({ reason: 'A release', ...asked });
  const { id } = await createSnapshot(ctx, projectId, order);
  await makeSnapshot({ actor: jobActor('snapshot'), db: ctx.db }, id, new AbortController().signal);
  return id;
}
