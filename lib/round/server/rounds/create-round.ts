import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { requireProject } from '@/lib/project/server/require-project';
import { chosenOf } from '@/lib/round/chosen-samples';
import { isEmpty } from '@/lib/round/preview';
import { type RoundFields, roundSchema } from '@/lib/round/round';
import { drawRound } from './draw-round';

/**
 * Opens a new round over what is chosen of the project's samples, with its queue. Fails with `state`/draw_changed where
 * a preview was shown (`drawn`) and it would draw something else by now; with draw_empty where nobody would find
 * anything in it, unless `empty` says so; with `invalid` where its list names what is not there. Leads only.
 */
export async function createRound(
  ctx: Ctx,
  projectId: string,
  input: RoundFields,
): Promise<{ id: string; number: number }> {
  const fields = roundSchema.parse(input);
  const { id = randomUUID(), drawn, empty, people, samples, ...settings } = fields;
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const work = async (tx: Ctx & { db: Tx }) => {
    const preview = await drawRound(tx.db, projectId, id, fields);
    const { number, unknown } = preview;
    if (unknown.length > 0)
      fail({
        code: 'invalid',
        issues: unknown.slice(0, 100).map(({ line }) => ({ path: `list.${line}`, code: 'not_there' })),
      });
    if (drawn !== undefined && drawn !== preview.drawn)
      fail({ code: 'state', object: 'round', reason: 'draw_changed' });
    if (!empty && isEmpty(preview)) fail({ code: 'state', object: 'round', reason: 'draw_empty' });
    await restartReserved(tx.db, projectId);
    await recordAudit(tx, {
      action: 'round.create',
      objectType: 'round',
      objectId: id,
      projectId,
      after: { number, ...settings, chosen: { ...chosenOf(samples) }, people, drawn: preview.samples },
    });
    return { id, number };
  };
  return inTx(ctx, work, LONG_TRANSACTION_MS);
}
