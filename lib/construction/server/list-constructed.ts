import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { ErrorType } from '@/lib/typology/error-type';
import type { GoldVerdict } from '@/lib/adjudication/support';
import { constructionOutcome } from '../outcome';
import { pedigreeSchema } from '../pedigree';
import { type ConstructedSample, CONSTRUCTED_A_PAGE } from '../view-schema';

interface Row {
  id: string;
  externalId: string;
  answer: string;
  language: string;
  pedigree: unknown;
  withdrawn: boolean;
  gold: GoldVerdict | null;
  types: ErrorType[];
  sourceId: string | null;
  sourceAnswer: string;
  reference: string;
}

/** What a recipe has made, the latest first, beside what it was made of. `page` from 1 on. Leads only. */
export async function listConstructed(
  ctx: Ctx,
  projectId: string,
  { recipe, page }: { recipe: string; page: number },
): Promise<{ samples: ConstructedSample[]; total: number }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const own = Prisma.sql`s."projectId" = ${projectId}::uuid AND s.pedigree IS NOT NULL AND s.pedigree->>'recipe' = ${recipe}`;
  const [rows, counted] = await Promise.all([
    ctx.db.$queryRaw<Row[]>`
      SELECT s.id, s."externalId", s.answer, s.language, s.pedigree, s."withdrawnAt" IS NOT NULL AS withdrawn, s.reference,
        p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types, o.id AS "sourceId", o.answer AS "sourceAnswer"
      FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
      LEFT JOIN "Sample" o ON o."projectId" = s."projectId" AND o."externalId" = s.pedigree->>'source'
      WHERE ${own} ORDER BY s.ordinal DESC LIMIT ${CONSTRUCTED_A_PAGE} OFFSET ${(page - 1) * CONSTRUCTED_A_PAGE}`,
    ctx.db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM "Sample" s WHERE ${own}`,
  ]);
  return { samples: rows.map(toView), total: counted[0]?.n ?? 0 };
}

function toView({ id, externalId, answer, language, types, reference, ...row }: Row): ConstructedSample {
  const pedigree = pedigreeSchema.parse(row.pedigree);
  return {
    ...{ id, externalId, answer, language, types, pedigree },
    source: row.sourceId === null ? null : { id: row.sourceId, answer: row.sourceAnswer, reference },
    outcome: constructionOutcome(pedigree.intended, { ...row, types }),
  };
}
