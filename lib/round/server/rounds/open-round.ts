import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { chosenBy } from './choice';
import { fillQueue } from '../places/fill-queue';
import { lockProject } from './lock-project';
import { requireRound } from './require-round';

/**
 * Opens a closed round again: the places that were given up are free once more, and samples that came later join. Leads
 * only.
 */
export async function openRound(ctx: Ctx, projectId: string, roundId: string): Promise<void> {
  const { round } = await requireRound(ctx, projectId, roundId, 'lead', { writes: true });
  const work = async (tx: Ctx & { db: Tx }) => {
    await lockProject(tx.db, projectId);
    await restartReserved(tx.db, projectId);
    const opened = await tx.db.round.updateMany({
      where: { id: roundId, projectId, state: 'closed' },
      data: { state: 'open', closedAt: null, version: { increment: 1 } },
    });
    if (opened.count === 0) fail({ code: 'state', object: 'round', reason: 'round_open' });
    await tx.db.$executeRaw`
      UPDATE "RoundSample" q SET places = d.n, "openPlaces" = greatest(0, d.n - d.had) FROM (
        SELECT q."sampleId",
          CASE WHEN face4rag_draw('share', r.id, q."sampleId") * 100 < r.share * 4294967296 THEN r.overlap ELSE 1 END AS n,
          greatest(
            (SELECT count(*) FROM "Assignment" a WHERE a."roundId" = r.id AND a."sampleId" = q."sampleId"
               AND a.state IN ('claimed', 'submitted')),
            (SELECT count(*) FROM "Annotation" a WHERE a."roundId" = r.id AND a."sampleId" = q."sampleId"
               AND a.state = 'submitted')) AS had
        FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId"
        WHERE r.id = ${roundId}::uuid AND NOT (q.honeypot AND q.places = 0)) d
      WHERE q."roundId" = ${roundId}::uuid AND q."sampleId" = d."sampleId"`;
    await fillQueue(tx.db, roundId, round.later ? chosenBy(round, { kind: 'all' }) : null);
    await recordAudit(tx, {
      action: 'round.open',
      objectType: 'round',
      objectId: roundId,
      projectId,
      before: { state: 'closed' },
      after: { state: 'open' },
    });
  };
  await inTx(ctx, work, LONG_TRANSACTION_MS);
}
