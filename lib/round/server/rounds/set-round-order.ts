import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { requireProject } from '@/lib/project/server/require-project';
import { inTurn, positionsFor } from '@/lib/round/turn-order';
import { lockProject } from './lock-project';

const schema = z.array(z.uuid()).min(1).max(1_000);

/**
 * Puts the open rounds of a project into the order in which people work them off. Fails with `state`/rounds_changed
 * where these are no longer the open ones. Leads only.
 */
export async function setRoundOrder(ctx: Ctx, projectId: string, input: readonly string[]): Promise<void> {
  const ids = schema.parse(input);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    await lockProject(tx.db, projectId);
    const open = await tx.db.round.findMany({
      where: { projectId, state: 'open' },
      select: { id: true, kind: true, number: true, position: true },
    });
    const wanted = ids.flatMap((id) => open.find((round) => round.id === id) ?? []);
    if (new Set(wanted).size !== open.length || ids.length !== open.length)
      fail({ code: 'state', object: 'round', reason: 'rounds_changed' });
    const numbers = (rounds: typeof open) => rounds.map(({ number }) => number);
    const before = numbers(inTurn(open));
    const after = numbers(wanted);
    if (before.join() === after.join()) return;
    await restartReserved(tx.db, projectId);
    for (const [{ id }, position] of positionsFor(wanted))
      await tx.db.round.update({ where: { id }, data: { position } });
    await recordAudit(tx, {
      action: 'round.order',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: { rounds: before },
      after: { rounds: after },
    });
  });
}
