import type { Db } from '@/lib/db/client';
import { Prisma } from '@/generated/prisma/client';
import type { ConstructionSource } from '../construct';
import { LENGTH_BOUNDS, type SourceChoice, type SourceFilter } from '../source-filter';

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

/** The main language of a sample `s`, and how long its answer is (source-filter.ts). */
export const LANGUAGE = sql`lower(split_part(s.language, '-', 1))`;
export const LENGTH = sql`(CASE WHEN char_length(s.answer) < ${LENGTH_BOUNDS[0]}::int THEN 'short'
  WHEN char_length(s.answer) < ${LENGTH_BOUNDS[1]}::int THEN 'medium' ELSE 'long' END)`;

/** Of a sample `s` with its progress `p`: gold calls it consistent; that it is so is claimed and not decided. */
export const IS_DECIDED = sql`p."goldVerdict" = 'consistent'`;
export const IS_CLAIMED = sql`(p."goldVerdict" IS NULL AND s."coarseLabel" = 'consistent')`;

/** Of a sample `s` with its progress `p`: others may be made of it, and it is neither withdrawn nor constructed itself. */
export const isSource = (projectId: string, { claimed, ...filter }: SourceChoice): Prisma.Sql => sql`
  s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND s.pedigree IS NULL
  AND ${claimed ? sql`(${IS_DECIDED} OR ${IS_CLAIMED})` : IS_DECIDED} AND ${isOf(filter)}`;

/** Every one that an order could take. */
export const EVERY_SOURCE: SourceChoice = { language: null, generator: null, length: null, claimed: true };

/** Sample `s` has this language, generator and length. */
const isOf = ({ language, generator, length }: SourceFilter): Prisma.Sql => sql`
  (${language}::text IS NULL OR ${LANGUAGE} = ${language})
  AND (${generator}::text IS NULL OR s.generator = ${generator})
  AND (${length}::text IS NULL OR ${LENGTH} = ${length})`;

/** Recipes by which something was made of a sample `s`. */
export const USED = sql`
  ARRAY(SELECT DISTINCT c.pedigree->>'recipe' FROM "Sample" c
    WHERE c."projectId" = s."projectId" AND c.pedigree IS NOT NULL AND c.pedigree->>'source' = s."externalId")`;

/**
 * The next samples that others can be made of.
 *
 * @param after the place of the last one before; '' at the start
 */
export function loadSources(
  db: Db,
  projectId: string,
  { after, limit, filter }: { after: string; limit: number; filter: SourceChoice },
): Promise<LoadedSource[]> {
  return db.$queryRaw<LoadedSource[]>`
    SELECT s.id, md5(s.id::text) AS place, s."externalId", s.question, s.reference, s.answer, s.language, s.generator,
      ${USED} AS used
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE ${isSource(projectId, filter)} AND md5(s.id::text) > ${after}
    ORDER BY place LIMIT ${limit}`;
}
