import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { correctionOf } from '../errata/correction';
import { CORRECTIONS_A_PAGE, type Corrections } from '../errata/corrections-view-schema';
import type { Erratum } from '../errata/erratum';
import type { KeptRecord } from '../snapshot-line';
import { requireWholeSnapshot } from './require-snapshot';

interface Row {
  sampleId: string;
  externalId: string;
  question: string;
  answer: string;
  record: KeptRecord & { erratum: Erratum };
}

/** Samples of a snapshot whose released label was corrected, in their verdict or in a segment, by id. For leads and readers. */
export async function listCorrections(
  ctx: Ctx,
  projectId: string,
  idOrNumber: string,
  { page }: { page: number },
): Promise<Corrections> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const { id, number } = await requireWholeSnapshot(ctx.db, projectId, idOrNumber);
  const corrected = Prisma.sql`FROM "SnapshotSample" t WHERE t."snapshotId" = ${id}::uuid AND (
    t.record->'erratum'->>'outcome' = 'corrected' OR json_array_length(coalesce(t.record->'erratum'->'segments', '[]')) > 0)`;
  const [counted] = await ctx.db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n ${corrected}`;
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT c."sampleId", c."externalId", c.record, s.question, s.answer
    FROM (SELECT t.* ${corrected} ORDER BY t.position LIMIT ${CORRECTIONS_A_PAGE} OFFSET ${(page - 1) * CORRECTIONS_A_PAGE}) c
    JOIN "Sample" s ON s.id = c."sampleId" ORDER BY c.position`;
  return {
    number,
    total: counted!.n,
    samples: rows.map(({ record, ...texts }) => ({
      ...{ kind: 'changed', ...texts, ...correctionOf(record) },
      adjudicatedBy: { before: null, after: null },
      people: { added: [], gone: [], changed: [] },
      fields: [],
    })),
  };
}
