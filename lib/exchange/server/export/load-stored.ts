import { Prisma } from '@/generated/prisma/client';
import { type Ask, pagesAhead } from '@/lib/db/pages-ahead';
import type { ExportOptions } from '../../formats/export-options';
import type { StoredSample } from '../../contents/stored';
import { hiddenGenerator } from '@/lib/sample/server/hidden-generator';
import { hiddenSource } from '@/lib/sample/server/hidden-source';
import { type RelatedRecords, loadRelated } from '../native/load-related';
import type { LoadedPerson } from '../native/load-people';
import { loadPast } from './load-past';
import { FIRST_PAGE, pageRows } from './page-rows';
import { isoTime, loadExportedAnnotations, type ExportedFor } from './load-annotations';

type SampleRow = Omit<StoredSample, 'annotations' | 'past'> & { ordinal: number };

/** How the samples of a file come: by arrival; or by id, in the order of Unicode code points, all as they are at one moment. */
export type SampleOrder = 'arrival' | 'id';

/**
 * Every sample of a project with its annotations, in pages (lib/db/pages-ahead.ts). Holds only what the person who exports may see.
 *
 * @param people with these, what stands around the samples comes too: rounds, places, comments
 */
export async function* loadStored(
  reader: ExportedFor,
  options: Pick<ExportOptions, 'annotations' | 'withdrawn'>,
  { people = null, order = 'arrival' }: { people?: readonly LoadedPerson[] | null; order?: SampleOrder } = {},
): AsyncGenerator<StoredSample[]> {
  let rows = FIRST_PAGE;
  const following = order === 'id' ? byId(reader, options) : byArrival(reader, options);
  yield* pagesAhead(async (ask): Promise<StoredSample[]> => {
    const samples = await following(ask, rows);
    if (samples.length === 0) return [];
    rows = pageRows(samples);
    const ids = samples.map(({ id }) => id);
    const [annotations, related] = await Promise.all([
      loadExportedAnnotations(ask, ids, options.annotations, reader),
      people && loadRelated(ask, ids, people),
    ]);
    const past = await loadPast(ask, annotations, aboutSegments(related));
    return samples.map((sample) => ({
      annotations: annotations.get(sample.id) ?? [],
      past: past.get(sample.id) ?? [],
      ...sample,
      ...related?.get(sample.id),
    }));
  });
}

type Which = Pick<ExportOptions, 'withdrawn'>;
/** The samples that follow those that came before, so many at most; none at the end. */
type Following = (ask: Ask, rows: number) => Promise<SampleRow[]>;

function byArrival(reader: ExportedFor, which: Which): Following {
  let after = -1;
  return async (ask, rows) => {
    const samples = await ask<SampleRow>(Prisma.sql`
      SELECT ${columnsFor(reader)} FROM "Sample" s
      WHERE ${wanted(reader, which)} AND "ordinal" > ${after} ORDER BY "ordinal" LIMIT ${rows}`);
    after = samples.at(-1)?.ordinal ?? after;
    return samples;
  };
}

/** Ids are sorted once, by a cursor in a transaction that sees one moment; the texts are looked up page by page. */
function byId(reader: ExportedFor, which: Which): Following {
  let open = false;
  return async (ask, rows) => {
    if (!open) {
      await ask(Prisma.sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
      await ask(Prisma.sql`
        DECLARE ids NO SCROLL CURSOR FOR SELECT s.id FROM "Sample" s
        WHERE ${wanted(reader, which)} ORDER BY "externalId" COLLATE "C"`);
      open = true;
    }
    const ids = await ask<{ id: string }>(Prisma.sql`FETCH ${Prisma.raw(String(rows))} FROM ids`);
    return ask<SampleRow>(Prisma.sql`
      SELECT ${columnsFor(reader)} FROM "Sample" s
      WHERE id = ANY(${ids.map(({ id }) => id)}::uuid[]) ORDER BY "externalId" COLLATE "C"`);
  };
}

const wanted = ({ projectId }: ExportedFor, { withdrawn }: Which): Prisma.Sql =>
  Prisma.sql`"projectId" = ${projectId}::uuid ${withdrawn ? Prisma.empty : Prisma.sql`AND "withdrawnAt" IS NULL`}`;

function columnsFor({ projectId, visibility }: ExportedFor): Prisma.Sql {
  const hidden = hiddenSource(projectId, visibility);
  return Prisma.sql`"id", "ordinal", "externalId", "question", "reference", "answer", "language",
    CASE WHEN NOT ${hiddenGenerator(projectId, visibility)} THEN "generator" END AS "generator",
    CASE WHEN NOT ${hidden} THEN "coarseLabel" END AS "coarseLabel",
    CASE WHEN NOT ${hidden} THEN "coarseType" END AS "coarseType",
    CASE WHEN ${hidden} THEN '{}' ELSE "metadata" END AS "metadata",
    ${'all' in visibility ? Prisma.sql`"pedigree"` : Prisma.sql`NULL`} AS "pedigree", ${isoTime('"withdrawnAt"')} AS "withdrawnAt", "withdrawnReason"`;
}

function aboutSegments(related: ReadonlyMap<string, RelatedRecords> | null): Map<string, string[]> {
  const found = [...(related ?? [])].map(
    ([id, { comments }]) => [id, comments.flatMap(({ segmentId }) => segmentId ?? [])] as const,
  );
  return new Map(found.filter(([, segments]) => segments.length > 0));
}
