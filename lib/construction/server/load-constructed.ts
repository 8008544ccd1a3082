import type { Prisma } from '@/generated/prisma/client';
import type { GoldVerdict } from '@/lib/adjudication/support';
import type { Db } from '@/lib/db/client';
import type { ErrorType } from '@/lib/typology/error-type';
import { constructionOutcome } from '../outcome';
import { pedigreeSchema } from '../pedigree';
import type { ConstructedSample, ConstructionVotes } from '../view-schema';
import { loadConstructionVotes } from './load-construction-votes';

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

/** Constructed samples, the latest first, beside what they were made of. `which`: a condition on Sample `s`. */
export async function loadConstructed(
  db: Db,
  projectId: string,
  { which, limit, offset = 0 }: { which: Prisma.Sql; limit: number; offset?: number },
): Promise<ConstructedSample[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.id, s."externalId", s.answer, s.language, s.pedigree, s."withdrawnAt" IS NOT NULL AS withdrawn, s.reference,
      p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types, o.id AS "sourceId", o.answer AS "sourceAnswer"
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    LEFT JOIN "Sample" o ON o."projectId" = s."projectId" AND o."externalId" = s.pedigree->>'source'
    WHERE s."projectId" = ${projectId}::uuid AND s.pedigree IS NOT NULL AND ${which}
    ORDER BY s.ordinal DESC LIMIT ${limit} OFFSET ${offset}`;
  const votes = await loadConstructionVotes(
    db,
    projectId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toView(row, votes.get(row.id) ?? null));
}

function toView(
  { id, externalId, answer, language, types, reference, ...row }: Row,
  votes: ConstructionVotes | null,
): ConstructedSample {
  const pedigree = pedigreeSchema.parse(row.pedigree);
  return {
    ...{ id, externalId, answer, language, types, pedigree },
    source: row.sourceId === null ? null : { id: row.sourceId, answer: row.sourceAnswer, reference },
    outcome: constructionOutcome(pedigree.intended, { ...row, types }),
    votes,
  };
}
