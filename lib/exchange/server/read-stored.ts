import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { ExportOptions } from '../export-options';
import type { StoredAnnotation, StoredSample } from '../record';

const PAGE = 500;

type SampleRow = Omit<StoredSample, 'annotations'> & { ordinal: number };

/** Every sample of a project with its readings, in the order of arrival; one page at a time, memory flat. */
export async function* readStored(
  db: Db,
  projectId: string,
  options: ExportOptions,
): AsyncGenerator<StoredSample[]> {
  for (let after = -1; ;) {
    const samples = await db.$queryRaw<SampleRow[]>`
      SELECT "id", "ordinal", "externalId", "question", "reference", "answer", "language", "generator",
             "coarseLabel", "coarseType", "metadata", "withdrawnAt"::text AS "withdrawnAt"
      FROM "Sample"
      WHERE "projectId" = ${projectId}::uuid AND "ordinal" > ${after}
        ${options.withdrawn ? Prisma.empty : Prisma.sql`AND "withdrawnAt" IS NULL`}
      ORDER BY "ordinal" LIMIT ${PAGE}`;
    const last = samples.at(-1);
    if (!last) return;
    after = last.ordinal;
    const annotations = await readAnnotations(
      db,
      samples.map(({ id }) => id),
      options,
    );
    yield samples.map((sample) => ({ ...sample, annotations: annotations.get(sample.id) ?? [] }));
  }
}

async function readAnnotations(
  db: Db,
  sampleIds: string[],
  options: ExportOptions,
): Promise<Map<string, StoredAnnotation[]>> {
  const which = {
    all: Prisma.empty,
    people: Prisma.sql`AND a."source" <> 'method'`,
    gold: Prisma.sql`AND a."source" <> 'method' AND a."state" = 'submitted'`,
  }[options.annotations];
  const rows = await db.$queryRaw<(StoredAnnotation & { sampleId: string })[]>`
    SELECT a."id", a."sampleId", a."source", author."name" AS "author", run."method", run."version" AS "methodVersion",
           run."params", a."state", a."verdict", a."note", a."flagReason",
           to_char(a."submittedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "submittedAt",
           (SELECT coalesce(json_agg(json_build_object(
              'text', s."text", 'spans', s."spans", 'fact', l."fact", 'logic', l."logic", 'errorType', l."errorType",
              'evidence', l."evidence", 'note', l."note", 'exposure', l."exposure",
              'decidedAt', to_char(l."decidedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'first', l."first", 'machine', l."machine") ORDER BY i."position"), '[]')
            FROM "SegmentationItem" i
            JOIN "Segment" s ON s."id" = i."segmentId"
            JOIN "Label" l ON l."segmentId" = s."id" AND l."annotationId" = a."id"
            WHERE i."segmentationId" = a."segmentationId") AS "labels"
    FROM "Annotation" a
    LEFT JOIN "Author" author ON author."id" = a."authorId"
    LEFT JOIN "Run" run ON run."id" = a."runId"
    WHERE a."sampleId" = ANY(${sampleIds}::uuid[]) ${which}
    ORDER BY a."createdAt", a."id"`;
  const bySample = new Map<string, StoredAnnotation[]>();
  for (const { sampleId, ...annotation } of rows) {
    const own = bySample.get(sampleId);
    if (own) own.push(annotation);
    else bySample.set(sampleId, [annotation]);
  }
  return bySample;
}
