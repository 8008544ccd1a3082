import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { GoldAnswer } from '../../order-bias/gold-pairs';
import type { GoldSample } from '../../stability/stability-items';

/**
 * Which answers of a project have gold with a verdict, and to which question over which reference; in an order that looks
 * like chance and is the same each time, answers to one question together.
 */
export async function loadGoldAnswers(ctx: Ctx, projectId: string): Promise<GoldAnswer[]> {
  await refreshGold(ctx, projectId, { chunks: Infinity });
  return ctx.db.$queryRaw<GoldAnswer[]>`
    SELECT s.id, md5(s.question || E'\n' || s.reference) AS "group", p."goldVerdict"::text AS verdict
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL
      AND p."goldVerdict" IN ('consistent', 'inconsistent')
    ORDER BY "group", md5(s.id::text)`;
}

/** The texts of such answers, in the order of the ids. */
export async function loadGoldSamples(
  db: Db,
  answers: readonly Pick<GoldAnswer, 'id' | 'verdict'>[],
): Promise<GoldSample[]> {
  const rows = await db.sample.findMany({
    where: { id: { in: answers.map(({ id }) => id) } },
    select: { id: true, externalId: true, question: true, reference: true, answer: true, language: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return answers.flatMap(({ id, verdict }) => {
    const row = byId.get(id);
    return row ? [{ ...row, verdict }] : [];
  });
}
