import { randomUUID } from 'node:crypto';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { RoundPreview } from '@/lib/round/preview';
import { type RoundFields, roundSchema } from '@/lib/round/round';
import { drawRound } from './draw-round';

/** Carries what was seen out of a transaction that leaves nothing. */
class TakenBack {
  constructor(readonly preview: RoundPreview) {}
}

/**
 * What a new round would take and give: it is made as createRound makes it, looked at, and taken back. For leads; nothing
 * changes.
 */
export async function previewRound(ctx: Ctx, projectId: string, input: RoundFields): Promise<RoundPreview> {
  const fields = roundSchema.parse(input);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const work = async (tx: Ctx & { db: Tx }): Promise<never> => {
    throw new TakenBack(await drawRound(tx.db, projectId, fields.id ?? randomUUID(), fields));
  };
  try {
    return await inTx(ctx, work, LONG_TRANSACTION_MS);
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.preview;
    throw thrown;
  }
}
