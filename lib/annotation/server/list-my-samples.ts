import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { AnswerVerdict } from '../verdict';
import { requirePerson } from './annotator';
import { annotationView } from './outcome';

const PAGE = 50;

export interface MySample {
  sampleId: string;
  annotationId: string | null;
  externalId: string;
  question: string;
  state: 'claimed' | 'submitted' | 'skipped';
  /** Why it was given back. */
  reason: string | null;
  verdict: AnswerVerdict;
  flagged: boolean;
  claimedAt: string;
  submittedAt: string | null;
}

/** The person's own samples in a project, newest claim first, 50 a page from page 1. */
export async function listMySamples(
  ctx: Ctx,
  projectId: string,
  page = 1,
): Promise<{ rows: MySample[]; total: number; pageSize: number }> {
  const userId = requirePerson(ctx);
  await requireProject(ctx, rowId(projectId, 'project'), 'read');
  // What is only laid aside is not theirs to see yet.
  const where = { projectId, userId, NOT: { state: 'claimed' as const, reservedUntil: { not: null } } };
  const [total, assignments] = await Promise.all([
    ctx.db.assignment.count({ where }),
    ctx.db.assignment.findMany({
      where,
      orderBy: [{ claimedAt: 'desc' }, { id: 'asc' }],
      skip: (Math.max(1, Math.trunc(page)) - 1) * PAGE,
      take: PAGE,
      include: {
        sample: {
          select: {
            externalId: true,
            question: true,
            annotations: { where: { source: 'annotator', author: { userId } } },
          },
        },
      },
    }),
  ]);
  const rows = assignments.map(({ sample, ...claim }): MySample => {
    const annotation = sample.annotations[0];
    return {
      sampleId: claim.sampleId,
      annotationId: annotation?.id ?? null,
      externalId: sample.externalId,
      question: sample.question,
      state: claim.state,
      reason: claim.reason,
      verdict: annotation ? annotationView(annotation).verdict : 'undecided',
      flagged: annotation?.flagReason != null,
      claimedAt: claim.claimedAt.toISOString(),
      submittedAt: claim.submittedAt?.toISOString() ?? null,
    };
  });
  return { rows, total, pageSize: PAGE };
}
