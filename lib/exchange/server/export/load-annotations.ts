import { Prisma } from '@/generated/prisma/client';
import type { Ask } from '@/lib/db/pages-ahead';
import { VOTES } from '@/lib/annotation/server/labels/votes';
import { hiddenPredictions } from '@/lib/sample/server/hidden-predictions';
import { type Visibility, seenBy } from '@/lib/sample/server/sample-filter';
import type { ExportOptions } from '../../formats/export-options';
import { ANNOTATION_FIELDS } from '../../contents/native/fields/annotation-fields';
import { sqlColumnsOf } from '../../contents/native/fields/field';
import { LABEL_FIELDS } from '../../contents/native/fields/label-fields';
import type { StoredAnnotation, StoredJudgement, StoredLabel } from '../../contents/stored';

/** An annotation with the rows that it hangs on. */
export interface LoadedAnnotation extends StoredAnnotation {
  segmentationId: string;
  authorId: string | null;
  runId: string | null;
  roundId: string | null;
}

const { sql } = Prisma;
/** A time as files hold it: ISO 8601, UTC, milliseconds. */
export const isoTime = (column: string): Prisma.Sql =>
  sql`to_char(${Prisma.raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns that the native format holds as they stand. */
const valueOf = (table: string, [name, type]: [string, string]): Prisma.Sql => {
  const column = `${table}."${name}"`;
  return type === 'timestamptz' ? isoTime(column) : Prisma.raw(column);
};
const OF_ANNOTATION = Prisma.join(
  sqlColumnsOf(ANNOTATION_FIELDS).map((own) => sql`${valueOf('a', own)} AS ${Prisma.raw(`"${own[0]}"`)}`),
);
const LABEL_COLUMNS = sqlColumnsOf(LABEL_FIELDS);
const OF_LABEL = Prisma.join(LABEL_COLUMNS.map((own) => valueOf('l', own)));

/** A segment with the columns of its label, as lists: their names would take a fifth of the time of the statement. */
type ListedLabel = [
  id: string,
  text: string,
  spans: StoredLabel['spans'],
  parentIds: string[],
  label: unknown[] | null,
];

const WHICH: Record<ExportOptions['annotations'], Prisma.Sql> = {
  all: Prisma.empty,
  people: sql`AND a."source" <> 'method'`,
  gold: sql`AND a."source" <> 'method' AND a."state" = 'submitted'`,
};

/** Whose file it is: a viewer with this visibility exports this project. */
export interface ExportedFor {
  projectId: string;
  visibility: Visibility;
}

/** The annotations of samples, oldest first; samples without any are left out. */
export async function loadExportedAnnotations(
  ask: Ask,
  sampleIds: readonly string[],
  which: ExportOptions['annotations'],
  reader?: ExportedFor,
): Promise<Map<string, LoadedAnnotation[]>> {
  type Row = Omit<LoadedAnnotation, 'labels'> & { sampleId: string; labels: ListedLabel[] };
  const rows = await ask<Row>(annotationsOf(sampleIds, which, reader));
  const bySample = new Map<string, LoadedAnnotation[]>();
  for (const row of rows) {
    const annotation = { ...row, labels: row.labels.map(toLabel) };
    const own = bySample.get(row.sampleId);
    if (own) own.push(annotation);
    else bySample.set(row.sampleId, [annotation]);
  }
  return bySample;
}

const toLabel = ([id, text, spans, parentIds, values]: ListedLabel): StoredLabel => ({
  id,
  text,
  spans,
  parentIds,
  label: values && toJudgement(values),
});

function toJudgement(values: readonly unknown[]): StoredJudgement {
  const judgement: Record<string, unknown> = {};
  for (let at = 0; at < values.length; at += 1) judgement[LABEL_COLUMNS[at]![0]] = values[at];
  return judgement as unknown as StoredJudgement;
}

/** The same annotations that the taker sees on screen: their own, and methods' that are not kept from them. */
function seenByReader({ projectId, visibility }: ExportedFor): Prisma.Sql {
  if ('all' in visibility) return Prisma.empty;
  return sql`AND ((true ${seenBy(visibility)}) OR (a."source" = 'method' AND NOT ${hiddenPredictions(projectId, visibility)}))`;
}

/** Annotation `a` was read to see how its author does; null where it belongs to no round. That there is one is kept from annotators. */
const HONEYPOT = sql`CASE WHEN a."roundId" IS NOT NULL THEN EXISTS (SELECT FROM "RoundSample" q
  WHERE q."roundId" = a."roundId" AND q."sampleId" = a."sampleId" AND q."honeypot") END`;

/** Those of the samples that an annotation is awaited of, found once and not again for every annotation. */
const awaitedOf = (sampleIds: readonly string[]): Prisma.Sql => sql`ARRAY(
  SELECT b."sampleId" FROM "Annotation" b
  WHERE b."sampleId" = ANY(${sampleIds}::uuid[]) AND b."returnReason" IS NOT NULL AND face4rag_awaited(b."sampleId"))`;

function annotationsOf(
  sampleIds: readonly string[],
  which: ExportOptions['annotations'],
  reader?: ExportedFor,
): Prisma.Sql {
  return sql`
    SELECT a."id", a."sampleId", a."segmentationId", a."authorId", a."runId", a."roundId", a."derivedFromId",
           ${OF_ANNOTATION},
           author."name" AS "author", author."person",
           CASE WHEN author."id" IS NOT NULL THEN (SELECT count(*) FROM "Author" other
            WHERE other."projectId" = author."projectId" AND other."name" = author."name"
              AND (other."createdAt", other."id") <= (author."createdAt", author."id"))::int END AS "authorNumber",
           CASE WHEN run."id" IS NOT NULL THEN json_build_object(
             'method', run."method", 'version', run."version", 'model', run."model", 'params', run."params", 'judges', run."judges",
             'runAt', ${isoTime('run."createdAt"')}) END AS "run",
           ${reader && !('all' in reader.visibility) ? sql`NULL::boolean` : HONEYPOT} AS "honeypot",
           CASE WHEN round."id" IS NOT NULL THEN json_build_object(
             'number', round."number", 'kind', round."kind", 'name', round."name", 'counts', round."counts") END AS "round",
           (${VOTES} AND a."sampleId" <> ALL (${awaitedOf(sampleIds)})) AS "votes",
           (SELECT coalesce(json_agg(json_build_object(
              'segmentId', f."segmentId", 'at', ${isoTime('f."at"')}, 'method', f."method", 'exposure', f."exposure",
              'before', f."before", 'after', f."after", 'machine', f."machine") ORDER BY f."id"), '[]')
            FROM "Flip" f WHERE f."annotationId" = a."id") AS "flips",
           (SELECT coalesce(json_agg(json_build_array(
              g."id", g."text", g."spans", coalesce(g."parentIds", '{}'),
              CASE WHEN l."id" IS NOT NULL THEN json_build_array(${OF_LABEL}) END) ORDER BY i."position"), '[]')
            FROM "SegmentationItem" i
            JOIN "Segment" g ON g."id" = i."segmentId"
            LEFT JOIN "Label" l ON l."segmentId" = g."id" AND l."annotationId" = a."id"
            WHERE i."segmentationId" = a."segmentationId") AS "labels"
    FROM "Annotation" a
    JOIN "Sample" s ON s."id" = a."sampleId"
    LEFT JOIN "Author" author ON author."id" = a."authorId"
    LEFT JOIN "Run" run ON run."id" = a."runId"
    LEFT JOIN "Round" round ON round."id" = a."roundId"
    WHERE a."sampleId" = ANY(${sampleIds}::uuid[]) ${WHICH[which]} ${reader ? seenByReader(reader) : Prisma.empty}
    ORDER BY a."createdAt", a."id"`;
}
