import pg from 'pg';
import { Prisma } from '@/generated/prisma/client';
import { databaseUrl } from '@/lib/db/client';
import type { ExportOptions } from '../../formats/export-options';
import type { StoredSample } from '../../contents/stored';
import { hiddenGenerator } from '@/lib/sample/server/hidden-generator';
import { hiddenSource } from '@/lib/sample/server/hidden-source';
import { type RelatedRecords, loadRelated } from '../native/load-related';
import type { LoadedPerson } from '../native/load-people';
import { type Ask, isoTime, loadExportedAnnotations, type ExportedFor } from './load-annotations';

/** A page is as many samples as hold about this many UTF-16 units, going by the page before, within bounds. */
const PAGE_UNITS = 512 * 1024;
const PAGE_ROWS = { first: 50, least: 5, most: 1_000 };

type SampleRow = Omit<StoredSample, 'annotations' | 'past'> & { ordinal: number };

/**
 * Every sample of a project with its annotations, in order of arrival, over a connection of its own. Fetches the next
 * page while one is processed; memory holds two. Holds only what the person who exports may see.
 */
export async function* loadStored(
  reader: ExportedFor,
  options: ExportOptions,
  /** With these, what stands around the samples comes too: rounds, places, comments. */
  people: readonly LoadedPerson[] | null = null,
): AsyncGenerator<StoredSample[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  client.on('error', () => undefined); // the query that is under way fails with it
  const ask: Ask = async <Row extends object>({ text, values }: Prisma.Sql) =>
    (await client.query<Row>(text, values)).rows;
  let [after, rows] = [-1, PAGE_ROWS.first];
  const next = async (): Promise<StoredSample[]> => {
    const samples = await ask<SampleRow>(samplesAfter(reader, after, rows, options));
    const last = samples.at(-1);
    if (!last) return [];
    after = last.ordinal;
    rows = pageRows(samples);
    const ids = samples.map(({ id }) => id);
    const related = people && (await loadRelated(ask, ids, people));
    const read = await loadExportedAnnotations(ask, ids, options.annotations, reader, aboutSegments(related));
    return samples.map((sample) => ({
      ...sample,
      ...(read.get(sample.id) ?? { annotations: [], past: [] }),
      ...related?.get(sample.id),
    }));
  };
  try {
    await client.connect();
    for (let page = await next(); page.length > 0;) {
      const coming = next();
      coming.catch(() => undefined); // thrown where it is awaited, if the reader comes so far
      yield page;
      page = await coming;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

function samplesAfter(
  { projectId, visibility }: ExportedFor,
  after: number,
  rows: number,
  options: ExportOptions,
): Prisma.Sql {
  const hidden = hiddenSource(projectId, visibility);
  return Prisma.sql`
    SELECT "id", "ordinal", "externalId", "question", "reference", "answer", "language",
           CASE WHEN NOT ${hiddenGenerator(projectId, visibility)} THEN "generator" END AS "generator",
           CASE WHEN NOT ${hidden} THEN "coarseLabel" END AS "coarseLabel",
           CASE WHEN NOT ${hidden} THEN "coarseType" END AS "coarseType",
           CASE WHEN ${hidden} THEN '{}' ELSE "metadata" END AS "metadata",
           ${'all' in visibility ? Prisma.sql`"pedigree"` : Prisma.sql`NULL`} AS "pedigree", ${isoTime('"withdrawnAt"')} AS "withdrawnAt", "withdrawnReason"
    FROM "Sample" s
    WHERE "projectId" = ${projectId}::uuid AND "ordinal" > ${after}
      ${options.withdrawn ? Prisma.empty : Prisma.sql`AND "withdrawnAt" IS NULL`}
    ORDER BY "ordinal" LIMIT ${rows}`;
}

function aboutSegments(related: ReadonlyMap<string, RelatedRecords> | null): Map<string, string[]> {
  const found = [...(related ?? [])].map(
    ([id, { comments }]) => [id, comments.flatMap(({ segmentId }) => segmentId ?? [])] as const,
  );
  return new Map(found.filter(([, segments]) => segments.length > 0));
}

function pageRows(samples: readonly SampleRow[]): number {
  const units = samples.reduce((sum, { reference, answer }) => sum + reference.length + answer.length, 0);
  const fitting = Math.floor((PAGE_UNITS * samples.length) / Math.max(1, units));
  return Math.min(PAGE_ROWS.most, Math.max(PAGE_ROWS.least, fitting));
}
