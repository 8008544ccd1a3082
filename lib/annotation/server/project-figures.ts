import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { eyesOf } from '@/lib/sample/server/eyes-of';
import { type Eyes, seenBy } from '@/lib/sample/server/sample-filter';
import { standsFor } from '@/lib/sample/server/sample-state';
import { requireProject } from '@/lib/project/server/require-project';

/** What the home of a project counts. Withdrawn samples count as nothing but withdrawn; an annotator sees of people's only their own. */
export interface ProjectFigures {
  samples: number;
  withdrawn: number;
  /** Samples with a reading by a method. */
  prefilled: number;
  /** Samples that wait for somebody (lib/sample/server/sample-state.ts). */
  open: number;
  /** Places taken and not yet submitted, and submitted ones. */
  claimed: number;
  submitted: number;
  flagged: number;
  /** Submitted annotations by people, by what they say of the answer. */
  verdicts: { consistent: number; inconsistent: number; undecided: number };
  /** Labels of submitted annotations that stand as pre-filled, and that do not. */
  acceptance: { confirmed: number; changed: number };
}

interface AnnotationCounts extends Record<
  'prefilled' | 'flagged' | 'consistent' | 'inconsistent' | 'undecided',
  number
> {
  confirmed: number;
  changed: number;
}

const SUBMITTED = Prisma.sql`a.source = 'annotator' AND a.state = 'submitted'`;

/** Counts of a project, fresh from its rows. */
export async function projectFigures(ctx: Ctx, projectId: string): Promise<ProjectFigures> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const eyes = eyesOf(ctx.actor, access.role);
  const { open: waits, held, userId } = await standsFor(ctx.db, projectId, eyes);
  const live = { projectId, withdrawnAt: null };
  const [samples, withdrawn, open, claimed, submitted, annotations] = await Promise.all([
    ctx.db.sample.count({ where: live }),
    ctx.db.sample.count({ where: { projectId, withdrawnAt: { not: null } } }),
    countWhere(ctx, projectId, waits),
    ctx.db.assignment.count({
      where: {
        ...{ projectId, state: 'claimed', reservedUntil: null, sample: { withdrawnAt: null } },
        ...(userId !== null && { userId }),
      },
    }),
    countWhere(ctx, projectId, Prisma.sql`NOT ${waits} AND NOT ${held}`),
    countAnnotations(ctx, projectId, eyes),
  ]);
  const { prefilled, flagged, confirmed, changed, ...verdicts } = annotations;
  const acceptance = { confirmed, changed };
  return { samples, withdrawn, prefilled, open, claimed, submitted, flagged, verdicts, acceptance };
}

/** Samples that are not withdrawn, and of which the condition on `s` holds. */
async function countWhere(ctx: Ctx, projectId: string, condition: Prisma.Sql): Promise<number> {
  const rows = await ctx.db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Sample" s
    WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND ${condition}`;
  return rows[0]!.n;
}

async function countAnnotations(ctx: Ctx, projectId: string, eyes: Eyes): Promise<AnnotationCounts> {
  const rows = await ctx.db.$queryRaw<AnnotationCounts[]>`
    SELECT
      count(*) FILTER (WHERE a.source = 'method' AND NOT a.superseded)::int AS prefilled,
      count(*) FILTER (WHERE a.source = 'annotator' AND a."flagReason" IS NOT NULL)::int AS flagged,
      count(*) FILTER (WHERE ${SUBMITTED} AND a.verdict = 'consistent')::int AS consistent,
      count(*) FILTER (WHERE ${SUBMITTED} AND a.verdict = 'inconsistent')::int AS inconsistent,
      count(*) FILTER (WHERE ${SUBMITTED} AND a.verdict IS NULL)::int AS undecided,
      coalesce(sum(a.confirmed) FILTER (WHERE ${SUBMITTED}), 0)::int AS confirmed,
      coalesce(sum(a.changed) FILTER (WHERE ${SUBMITTED}), 0)::int AS changed
    FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid
      AND (a.source = 'method' OR true ${seenBy(eyes)})
      AND NOT EXISTS (SELECT FROM "Sample" s WHERE s.id = a."sampleId" AND s."withdrawnAt" IS NOT NULL)`;
  return rows[0]!;
}
