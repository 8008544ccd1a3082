import type { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { SampleCursor } from '../sample-cursor';
import type { sampleTextsPageSchema } from '../view-schema';
import { hiddenGenerator } from './hidden-generator';
import { visibilityOf } from './visibility-of';

interface Row {
  ordinal: number;
  id: string;
  externalId: string;
  question: string;
  reference: string;
  answer: string;
  language: string;
  generator: string | null;
  withdrawn: boolean;
}

/**
 * The samples of a project with their whole texts, in the order of their arrival, from after a cursor on. What arrives meanwhile comes
 * on a later page; nothing comes twice.
 */
export async function pageSamples(
  ctx: Ctx,
  projectId: string,
  { cursor, limit, withdrawn }: SampleCursor,
): Promise<z.input<typeof sampleTextsPageSchema>> {
  const { role } = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const hidden = hiddenGenerator(projectId, visibilityOf(ctx.actor, role));
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT s.ordinal, s.id, s."externalId", s.question, s.reference, s.answer, s.language,
      CASE WHEN NOT ${hidden} THEN s.generator END AS generator, s."withdrawnAt" IS NOT NULL AS withdrawn
    FROM "Sample" s
    WHERE s."projectId" = ${projectId}::uuid AND s.ordinal > ${cursor} AND (${withdrawn} OR s."withdrawnAt" IS NULL)
    ORDER BY s.ordinal LIMIT ${limit + 1}`;
  const samples = rows.slice(0, limit);
  const next = rows.length > limit ? String(samples.at(-1)!.ordinal) : null;
  return { samples: samples.map(({ ordinal: _, ...sample }) => sample), next };
}
