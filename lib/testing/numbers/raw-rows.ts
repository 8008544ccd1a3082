import type { PrismaClient } from '@/generated/prisma/client';
import type { GoldRecord } from '@/lib/exchange/contents/gold/gold-record';
import type { RawRows } from '@/lib/progress/recount';

/** A project's rows as they lie in the database, for counting again; what is gold comes from a file of it. */
export async function readRawRows(
  db: PrismaClient,
  projectId: string,
  gold: RawRows['gold'],
): Promise<RawRows> {
  const [samples, rounds, queued, held, annotations] = await Promise.all([
    db.sample.findMany({ where: { projectId }, select: { id: true, withdrawnAt: true } }),
    db.round.findMany({ where: { projectId }, orderBy: { number: 'asc' } }),
    db.roundSample.findMany({ where: { round: { projectId } } }),
    db.assignment.findMany({ where: { projectId, state: 'claimed' } }),
    db.annotation.findMany({
      where: { projectId, source: 'annotator', state: 'submitted' },
      include: { author: { select: { userId: true } } },
    }),
  ]);
  return {
    samples: samples.map(({ id, withdrawnAt }) => ({ id, withdrawn: withdrawnAt !== null })),
    rounds,
    queued,
    held: held.map(({ reservedUntil, ...row }) => ({ ...row, reserved: reservedUntil !== null })),
    annotations: annotations.map(({ verdict, author, roundId, authorId, ...row }) => ({
      ...row,
      roundId: roundId!,
      authorId: authorId!,
      userId: author?.userId ?? null,
      verdict: verdict === 'consistent' || verdict === 'inconsistent' ? verdict : null,
    })),
    gold,
  };
}

/** Gold as the rows of it count: of answers with a verdict, by the origin that goes furthest. */
export function goldOfAnswers(
  golds: readonly (readonly [sampleId: string, GoldRecord | null])[],
): RawRows['gold'] {
  return new Map(
    golds.flatMap(([id, gold]) => {
      if (!gold || gold.verdict === 'undecided') return [];
      const origins = gold.units.map(({ origin }) => origin);
      const origin = (['adjudicated', 'agreed'] as const).find((one) => origins.includes(one)) ?? 'single';
      return [[id, { verdict: gold.verdict, origin }] as const];
    }),
  );
}
