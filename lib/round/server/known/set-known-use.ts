import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { KNOWN_CHOICES } from '@/lib/round/known';
import { chosenBy } from '../rounds/choice';
import { fillQueue } from '../places/fill-queue';
import { lockProject } from '../rounds/lock-project';

const choice = z.enum(KNOWN_CHOICES);
export const knownUseSchema = z.object({ honeypot: choice, training: choice });

/**
 * Says whether a sample serves as a honeypot and in training. Open rounds follow: what nobody has had in them is drawn
 * again, and what is excluded is given to nobody any more. Leads only.
 */
export async function setKnownUse(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  input: z.input<typeof knownUseSchema>,
): Promise<void> {
  const use = knownUseSchema.parse(input);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const work = async (tx: Ctx & { db: Tx }) => {
    await lockProject(tx.db, projectId);
    const found = await tx.db.sample.findFirst({
      where: { id: rowId(sampleId, 'sample'), projectId },
      select: { knownUse: true },
    });
    if (!found) fail({ code: 'not_found', object: 'sample' });
    const { honeypot = 'auto', training = 'auto' } = found.knownUse ?? {};
    await tx.db.knownUse.upsert({ where: { sampleId }, create: { sampleId, ...use }, update: use });
    const rounds = await tx.db.round.findMany({
      where: { projectId, state: 'open', OR: [{ honeypotShare: { gt: 0 } }, { kind: 'training' }] },
    });
    for (const round of rounds)
      await fillQueue(tx.db, round.id, round.later ? chosenBy(round, { kind: 'all' }) : null);
    await recordAudit(tx, {
      action: 'sample.known_use',
      objectType: 'sample',
      objectId: sampleId,
      projectId,
      sampleId,
      before: { honeypot, training },
      after: use,
    });
  };
  await inTx(ctx, work, LONG_TRANSACTION_MS);
}
