import type { Db } from '@/lib/db/client';
import { Prisma } from '@/generated/prisma/client';
import type { ConstructionSource } from '../construct';

/** A source with what says that it was used. */
export interface LoadedSource extends ConstructionSource {
  id: string;
  /** Where it stands among all of them: an order that looks like chance, and is the same each time. */
  place: string;
  generator: string | null;
  /** Recipes by which something was made of it. */
  used: string[];
}

const { sql } = Prisma;

/** Of a sample `s` with its progress `p`: gold calls it consistent, and it is neither withdrawn nor constructed itself. */
export const isSource = (projectId: string, language: string | null = null): Prisma.Sql => sql`
  s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND s.pedigree IS NULL AND p."goldVerdict" = 'consistent'
  AND ${language === null ? sql`true` : sql`lower(split_part(s.language, '-', 1)) = ${language}`}`;

/** Recipes by which something was made of a sample `s`. */
export const USED = sql`
  ARRAY(SELECT DISTINCT c.pedigree->>'recipe' FROM "Sample" c
    WHERE c."projectId" = s."projectId" AND c.pedigree IS NOT NULL AND c.pedigree->>'source' = s."externalId")`;

/**
 * The next samples that others can be made of: gold calls them consistent, and they are not constructed or withdrawn themselves.
 *
 * @param after the place of the last one before; '' at the start
 */
export function loadSources(
  db: Db,
  projectId: string,
  { after, limit, language }: { after: string; limit: number; language: string | null },
): Promise<LoadedSource[]> {
  return db.$queryRaw<LoadedSource[]>`
    SELECT s.id, md5(s.id::text) AS place, s."externalId", s.question, s.reference, s.answer, s.language, s.generator,
      ${USED} AS used
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE ${isSource(projectId, language)} AND md5(s.id::text) > ${after}
    ORDER BY place LIMIT ${limit}`;
}
