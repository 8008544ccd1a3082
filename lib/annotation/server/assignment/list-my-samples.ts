import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { EVERYTHING_MINE, type MySample, type MySamplesQuery } from '@/lib/annotation/assignment/my-samples';
import { requirePerson } from './annotator';
import { midnight } from '../figures/midnight';
import { annotationView } from '../labels/outcome';

const PAGE = 50;

/**
 * The person's own samples in a project, the latest claim first unless asked otherwise, 50 a page from page 1; `held`:
 * one is in progress.
 */
export async function listMySamples(
  ctx: Ctx,
  projectId: string,
  query: MySamplesQuery = EVERYTHING_MINE,
): Promise<{ rows: MySample[]; total: number; pageSize: number; held: boolean }> {
  const userId = requirePerson(ctx);
  await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const where = await wanted(ctx.db, projectId, userId, query);
  const [rounds, held, total, assignments] = await Promise.all([
    ctx.db.round.count({ where: { projectId } }),
    ctx.db.assignment.count({ where: { projectId, userId, state: 'claimed', reservedUntil: null } }),
    ctx.db.assignment.count({ where }),
    ctx.db.assignment.findMany({
      where,
      orderBy: [{ claimedAt: query.descending ? 'desc' : 'asc' }, { id: 'asc' }],
      skip: (query.page - 1) * PAGE,
      take: PAGE,
      include: {
        round: { select: { number: true, name: true } },
        sample: {
          select: {
            externalId: true,
            question: true,
            language: true,
            annotations: { where: { source: 'annotator', author: { userId } } },
          },
        },
      },
    }),
  ]);
  const rows = assignments.map(({ sample, ...claim }): MySample => {
    const annotation = sample.annotations.find(({ roundId }) => roundId === claim.roundId);
    const { externalId, question, language } = sample;
    return {
      id: claim.id,
      sampleId: claim.sampleId,
      externalId,
      question,
      language,
      state: claim.state,
      reason: claim.reason,
      round: rounds > 1 ? claim.round : null,
      returned: claim.state === 'claimed' ? (annotation?.returnReason ?? null) : null,
      verdict: annotation ? annotationView(annotation).verdict : 'undecided',
      flagReason: annotation?.flagReason ?? null,
      activeMs: annotation?.activeMs ?? 0,
      at: (claim.submittedAt ?? claim.claimedAt).toISOString(),
    };
  });
  return { rows, total, pageSize: PAGE, held: held > 0 };
}

async function wanted(
  db: Db,
  projectId: string,
  userId: string,
  { search, state, flagged, returned, today }: MySamplesQuery,
): Promise<Prisma.AssignmentWhereInput> {
  const own = (that: Prisma.AnnotationWhereInput): Prisma.AssignmentWhereInput => ({
    sample: { annotations: { some: { source: 'annotator', author: { userId }, ...that } } },
  });
  const contains = { contains: search ?? '', mode: 'insensitive' } as const;
  return {
    projectId,
    userId,
    // What is only reserved is not theirs to see yet.
    NOT: { state: 'claimed', reservedUntil: { not: null } },
    AND: [
      state ? { state } : {},
      flagged ? own({ flagReason: { not: null } }) : {},
      returned ? { state: 'claimed', ...own({ returnReason: { not: null } }) } : {},
      today ? { state: 'submitted', submittedAt: { gte: await lastMidnight(db, today) } } : {},
      search
        ? {
            sample: {
              OR: [
                { externalId: { startsWith: search, mode: 'insensitive' } },
                { question: contains },
                { answer: contains },
              ],
            },
          }
        : {},
    ],
  };
}

async function lastMidnight(db: Db, timeZone: string): Promise<Date> {
  const rows = await db.$queryRaw<{ at: Date }[]>`SELECT ${midnight(timeZone)} AS at`;
  return rows[0]!.at;
}
