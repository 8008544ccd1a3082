import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { requireProject } from '@/lib/project/server/require-project';
import { clauseSchema } from '../clause-schema';
import type { GuidelineView } from '../view';
import { latestNumber } from './latest-number';

/** A version of a project's guidelines, the one in force without a number; null when there is none such. For members. */
export async function findGuideline(
  ctx: Ctx,
  projectId: string,
  number?: number,
): Promise<GuidelineView | null> {
  const { id } = await requireProject(ctx, projectId, 'read');
  const latest = await latestNumber(ctx.db, id);
  const found = await ctx.db.guideline.findUnique({
    where: { projectId_number: { projectId: id, number: number ?? latest } },
    include: { createdBy: { select: { name: true } } },
  });
  if (!found) return null;
  return {
    number: found.number,
    text: found.text,
    summary: found.summary,
    clauses: z.array(clauseSchema).parse(found.clauses),
    by: found.createdBy?.name ?? null,
    createdAt: found.createdAt.toISOString(),
    latest,
  };
}
