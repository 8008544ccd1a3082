import { Prisma } from '@/generated/prisma/client';
import type { SampleQuery } from '../query';
import { spellings } from '../spellings';

/** Whose annotations count: everybody's, or one account's own. */
export type Eyes = { all: true } | { userId: string };

const { sql, join, empty } = Prisma;

/** The query's filters as a condition on Sample `s`, the project's included. */
export function sampleFilter(projectId: string, query: SampleQuery, eyes: Eyes): Prisma.Sql {
  const conditions = [
    sql`s."projectId" = ${projectId}::uuid`,
    query.state === null ? sql`s."withdrawnAt" IS NULL` : STATES[query.state],
    query.language !== null && sql`s.language = ${query.language}`,
    query.generator !== null && sql`s.generator = ${query.generator}`,
    query.search !== null && contains(query.search),
    query.verdict !== null && human(projectId, eyes, verdictIs(query.verdict)),
    query.machine !== null && method(projectId, verdictIs(query.machine)),
    query.errorType !== null && ofType(projectId, eyes, query.errorType),
    query.flagged && human(projectId, eyes, sql`AND a."flagReason" IS NOT NULL`),
  ];
  return join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

const assigned = (state: 'claimed' | 'submitted'): Prisma.Sql =>
  sql`EXISTS (SELECT FROM "Assignment" c
              WHERE c."sampleId" = s.id AND c."projectId" = s."projectId" AND c.state = ${state}::"AssignmentState")`;

const STATES = {
  open: sql`s."openSlots" > 0 AND s."withdrawnAt" IS NULL`,
  claimed: sql`s."withdrawnAt" IS NULL AND ${assigned('claimed')}`,
  submitted: sql`s."withdrawnAt" IS NULL AND ${assigned('submitted')} AND NOT ${assigned('claimed')}`,
  withdrawn: sql`s."withdrawnAt" IS NOT NULL`,
};

function contains(search: string): Prisma.Sql {
  const inText = spellings(search).map(
    (spelling) => sql`strpos(s.question, ${spelling}) > 0 OR strpos(s.answer, ${spelling}) > 0`,
  );
  return sql`(starts_with(s."externalId", ${search}) OR ${join(inText, ' OR ')})`;
}

function verdictIs(verdict: NonNullable<SampleQuery['verdict']>): Prisma.Sql {
  return verdict === 'undecided' ? sql`AND a.verdict IS NULL` : sql`AND a.verdict = ${verdict}::"Verdict"`;
}

function human(projectId: string, eyes: Eyes, more: Prisma.Sql): Prisma.Sql {
  return sql`s.id IN (SELECT a."sampleId" FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' ${seenBy(eyes)} ${more})`;
}

function method(projectId: string, more: Prisma.Sql): Prisma.Sql {
  return sql`s.id IN (SELECT a."sampleId" FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'method' AND NOT a.superseded ${more})`;
}

function ofType(projectId: string, eyes: Eyes, type: NonNullable<SampleQuery['errorType']>): Prisma.Sql {
  const holds = sql`AND a."errorTypes" @> ARRAY[${type}::"ErrorType"]`;
  return sql`(${human(projectId, eyes, holds)} OR ${method(projectId, holds)})`;
}

/** The part of a condition on Annotation `a` that keeps another person's work from an annotator's eyes. */
export function seenBy(eyes: Eyes): Prisma.Sql {
  if ('all' in eyes) return empty;
  return sql`AND a."authorId" IN (SELECT w.id FROM "Author" w WHERE w."userId" = ${eyes.userId})`;
}
