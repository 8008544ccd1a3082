import type { Ctx } from '@/lib/auth/ctx';
import { splitsSchema } from '../split';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';

/** The gold that a run may be asked over: each whole snapshot by its number, newest first, and behind it each of its splits, "3/test". For leads and readers. */
export async function listGolds(ctx: Ctx, projectId: string): Promise<string[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const snapshots = await ctx.db.snapshot.findMany({
    where: { projectId, state: 'done', deletedAt: null },
    orderBy: { number: 'desc' },
    select: { number: true, splits: true },
  });
  return snapshots.flatMap(({ number, splits }) => [
    String(number),
    ...splitsSchema.parse(splits).map(({ name }) => `${number}/${name}`),
  ]);
}
