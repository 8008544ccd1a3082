import { Prisma } from '@/generated/prisma/client';
import { countedRow, ownRow } from '@/lib/progress/server/counted';
import { foundType } from '@/lib/progress/server/found-type';
import type { ErrorType } from '@/lib/typology/error-type';
import { ngramsOf } from '../ngram-signature';
import { CARRY_OVER, type SampleFilter } from '../query';
import { spellings } from '../spellings';
import { hiddenGenerator } from './hidden-generator';
import { hiddenPredictions } from './hidden-predictions';
import { isOfOrigin } from './sample-origin';
import { EVERYBODYS, type Stands } from './sample-state';

/** Whose annotations count: everybody's, or one account's own. */
export type Visibility = { all: true } | { userId: string };

const { sql, join, empty } = Prisma;

/** The query's filters as a condition on Sample `s`, the project's included. */
export function sampleFilter(
  projectId: string,
  query: SampleFilter,
  visibility: Visibility,
  stands: Stands = EVERYBODYS,
): Prisma.Sql {
  // What is said of a person's annotation has to be true of one and the same annotation.
  const byPerson = [
    query.verdict !== null && verdictIs(query.verdict),
    query.annotator !== null && sql`AND a."authorId" = ${query.annotator}::uuid`,
    query.flagged && sql`AND a."flagReason" IS NOT NULL`,
  ].filter((condition) => condition !== false);
  const conditions = [
    sql`s."projectId" = ${projectId}::uuid`,
    query.state === null ? sql`s."withdrawnAt" IS NULL` : inState(query.state, stands),
    query.language !== null && sql`s.language = ${query.language}`,
    query.generator !== null &&
      sql`s.generator = ${query.generator} AND NOT ${hiddenGenerator(projectId, visibility)}`,
    // An annotator is not to learn by it which samples were constructed.
    query.origin !== null && ('all' in visibility ? isOfOrigin('s', query.origin) : sql`false`),
    query.search !== null && contains(query.search),
    query.carried !== null && isCarried(projectId, visibility, query.carried),
    query.machine !== null && method(projectId, visibility, verdictIs(query.machine)),
    byPerson.length > 0 && human(projectId, visibility, join(byPerson, ' ')),
    query.found !== null && foundType(query.found, 'all' in visibility ? null : visibility.userId),
    query.errorType !== null && ofType(projectId, visibility, query.errorType, query.annotator),
  ];
  return join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

function inState(state: NonNullable<SampleFilter['state']>, stands: Stands): Prisma.Sql {
  if (state === 'left') return sql`s."withdrawnAt" IS NULL AND NOT ${stands.is('submitted')}`;
  return state === 'withdrawn'
    ? sql`s."withdrawnAt" IS NOT NULL`
    : sql`s."withdrawnAt" IS NULL AND ${stands.is(state)}`;
}

/**
 * Whether Sample `s` holds a text; texts are read only where they may. Worded so that the database expects few rows to hold it:
 * expecting most, it leaves the search to one processor.
 */
export function contains(search: string): Prisma.Sql {
  const inText = spellings(search).map(
    (spelling) => sql`${mayHold(spelling)} AND (strpos(s.question, ${spelling}) > 0
      OR strpos(s.answer, ${spelling}) > 0 OR strpos(s.reference, ${spelling}) > 0)`,
  );
  return sql`CASE WHEN starts_with(s."externalId", ${search}) OR ${join(inText, ' OR ')} THEN 1 END = 1`;
}

/** False only where a text of Sample `s` lacks an n-gram of this one; always true of a sample whose n-grams nobody has noted. */
function mayHold(text: string): Prisma.Sql {
  const held = ngramsOf(text).map(
    (ngram) =>
      sql`get_bit(s."ngramSignature", ${ngram}::int & (octet_length(s."ngramSignature") * 8 - 1)) = 1`,
  );
  return held.length === 0 ? sql`true` : sql`(s."ngramSignature" IS NULL OR ${join(held, ' AND ')})`;
}

function verdictIs(verdict: NonNullable<SampleFilter['verdict']>): Prisma.Sql {
  return verdict === 'undecided' ? sql`AND a.verdict IS NULL` : sql`AND a.verdict = ${verdict}::"Verdict"`;
}

function human(projectId: string, visibility: Visibility, more: Prisma.Sql): Prisma.Sql {
  return sql`s.id IN (SELECT a."sampleId" FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' ${seenBy(visibility)} ${more})`;
}

/** What a method said finds nothing for eyes that it is kept from. */
function method(projectId: string, visibility: Visibility, more: Prisma.Sql): Prisma.Sql {
  return sql`(s.id IN (SELECT a."sampleId" FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a.prefills ${more})
    AND NOT ${hiddenPredictions(projectId, visibility)})`;
}

/**
 * Whether the carry-over prediction of Sample `s` took over every label of the answer, or left something open of which nobody has
 * submitted labels since. Not to be learned where predictions are hidden.
 */
function isCarried(
  projectId: string,
  visibility: Visibility,
  carried: NonNullable<SampleFilter['carried']>,
): Prisma.Sql {
  const read = sql`EXISTS (${carryOverPredictions(projectId)} AND a."sampleId" = s.id)`;
  const whole = sql`EXISTS (${carryOverPredictions(projectId)} AND a."sampleId" = s.id
    AND EXISTS (SELECT FROM "Label" l WHERE l."annotationId" = a.id) AND NOT EXISTS (
      SELECT FROM "Label" l WHERE l."annotationId" = a.id AND NOT coalesce(l.machine ? 'carriedFrom', false)))`;
  const wanted =
    carried === 'whole' ? whole : sql`${read} AND NOT ${whole} AND NOT ${isLabelled(projectId, visibility)}`;
  return sql`(${wanted} AND NOT ${hiddenPredictions(projectId, visibility)})`;
}

/** Predictions `a` of a project that a carry-over run made, and that stand. */
export const carryOverPredictions = (projectId: string): Prisma.Sql => sql`
  SELECT FROM "Annotation" a JOIN "Run" r ON r.id = a."runId"
  WHERE a."projectId" = ${projectId}::uuid AND a.source = 'method' AND NOT a.superseded AND r.method = ${CARRY_OVER}`;

/** Whether people have submitted labels of Sample `s` that count, as far as the viewer may know. */
function isLabelled(projectId: string, visibility: Visibility): Prisma.Sql {
  const counts = 'all' in visibility ? countedRow('a') : ownRow('a');
  return sql`EXISTS (SELECT FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a."sampleId" = s.id AND a.state = 'submitted'
      AND (a.source = 'adjudication' OR a.source = 'annotator' AND ${counts}) ${seenBy(visibility)})`;
}

/** In a method's latest prediction or a person's annotation; with an annotator named, in theirs alone. */
function ofType(
  projectId: string,
  visibility: Visibility,
  type: ErrorType,
  annotator: string | null,
): Prisma.Sql {
  const holds = sql`AND a."errorTypes" @> ARRAY[${type}::"ErrorType"]`;
  if (annotator !== null)
    return human(projectId, visibility, sql`AND a."authorId" = ${annotator}::uuid ${holds}`);
  return sql`(${human(projectId, visibility, holds)} OR ${method(projectId, visibility, holds)})`;
}

/** The part of a condition on Annotation `a` that keeps another person's work from an annotator's eyes. */
export function seenBy(visibility: Visibility): Prisma.Sql {
  if ('all' in visibility) return empty;
  return sql`AND a."authorId" IN (SELECT w.id FROM "Author" w WHERE w."userId" = ${visibility.userId})`;
}
