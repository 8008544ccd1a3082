import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { requireProject } from '@/lib/project/server/require-project';
import { type RoundFields, roundSchema } from '../round';
import { fillQueue } from './fill-queue';
import { lockProject } from './lock-project';
import { putPeople } from './put-people';

/** Milliseconds for a hundred thousand samples on a slow disk. */
export const MANY = 300_000;

/** Opens a new round over the project's samples, with its queue. A lead's act. */
export async function createRound(
  ctx: Ctx,
  projectId: string,
  input: RoundFields,
): Promise<{ id: string; number: number }> {
  const { people, ...fields } = roundSchema.parse(input);
  await requireProject(ctx, projectId, 'lead', { writes: true });
  const work = async (tx: Ctx & { db: Tx }) => {
    await lockProject(tx.db, projectId);
    const last = await tx.db.round.aggregate({ where: { projectId }, _max: { number: true } });
    const number = (last._max.number ?? 0) + 1;
    const { id } = await tx.db.round.create({
      data: { ...fields, projectId, number },
      select: { id: true },
    });
    await putPeople(tx.db, { projectId, roundId: id }, people);
    await fillQueue(tx.db, id);
    await recordAudit(tx, {
      action: 'round.create',
      objectType: 'round',
      objectId: id,
      projectId,
      after: { number, ...fields, people },
    });
    return { id, number };
  };
  return inTx(ctx, work, MANY);
}
