import type { Ctx } from '@/lib/auth/ctx';
import { requirePerson } from '@/lib/annotation/server/assignment/annotator';
import { VOTES } from '@/lib/annotation/server/labels/votes';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { Prisma } from '@/generated/prisma/client';
import { type OutcomeUnit, outcomeOf } from '@/lib/adjudication/outcome';
import { loadAdjudications } from '../load-adjudication';
import { loadVotes } from '../load-votes';

export const OUTCOMES_A_PAGE = 20;

export interface SampleOutcome {
  sampleId: string;
  externalId: string;
  units: OutcomeUnit[];
}

/**
 * The person's own labels beside the adjudicated ones, the sample adjudicated last first. Only what they submitted themselves and what
 * counts: samples that are known answers in disguise never show here, and nobody else's labels do.
 *
 * @param page from 1
 */
export async function listOutcomes(
  ctx: Ctx,
  projectId: string,
  page: number,
): Promise<{ outcomes: SampleOutcome[]; total: number }> {
  const userId = requirePerson(ctx);
  await requireProject(ctx, rowId(projectId, 'project'), 'annotate');
  const adjudicated = Prisma.sql`
    FROM "Annotation" d JOIN "Sample" s ON s.id = d."sampleId" AND s."withdrawnAt" IS NULL
    WHERE d."projectId" = ${projectId}::uuid AND d.source = 'adjudication' AND d.state = 'submitted'
      AND EXISTS (SELECT FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId" AND w."userId" = ${userId}
        WHERE a."sampleId" = d."sampleId" AND ${VOTES})`;
  const [[counted], samples] = await Promise.all([
    ctx.db.$queryRaw<{ total: number }[]>`SELECT count(DISTINCT d."sampleId")::int AS total ${adjudicated}`,
    ctx.db.$queryRaw<{ sampleId: string; externalId: string; answer: string }[]>`
      SELECT s.id AS "sampleId", s."externalId", s.answer ${adjudicated}
      GROUP BY s.id ORDER BY max(d."submittedAt") DESC, s.id
      LIMIT ${OUTCOMES_A_PAGE} OFFSET ${(page - 1) * OUTCOMES_A_PAGE}`,
  ]);
  const ids = samples.map(({ sampleId }) => sampleId);
  const votes = await loadVotes(ctx.db, ids);
  const adjudications = await loadAdjudications(ctx.db, ids);
  const outcomes = samples.flatMap(({ answer, ...sample }): SampleOutcome[] => {
    const mine = votes.get(sample.sampleId)?.find((vote) => vote.userId === userId);
    const final = adjudications.get(sample.sampleId);
    // Between the queries it may have been reopened.
    if (!mine || final?.state !== 'submitted') return [];
    return [{ ...sample, units: outcomeOf(answer, mine.segments, final.units) }];
  });
  return { outcomes, total: counted?.total ?? 0 };
}
