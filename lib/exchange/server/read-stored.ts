import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { ExportOptions } from '../export-options';
import type { StoredSample } from '../stored';
import { isoTime, readAnnotations } from './read-annotations';

const PAGE = 500;

type SampleRow = Omit<StoredSample, 'annotations' | 'past'> & { ordinal: number };

/** Every sample of a project with its readings, in the order of arrival; one page at a time, memory flat. */
export async function* readStored(
  db: Db,
  projectId: string,
  options: ExportOptions,
): AsyncGenerator<StoredSample[]> {
  for (let after = -1; ;) {
    const samples = await db.$queryRaw<SampleRow[]>`
      SELECT "id", "ordinal", "externalId", "question", "reference", "answer", "language", "generator", "coarseLabel",
             "coarseType", "metadata", ${isoTime('"withdrawnAt"')} AS "withdrawnAt", "withdrawnReason"
      FROM "Sample"
      WHERE "projectId" = ${projectId}::uuid AND "ordinal" > ${after}
        ${options.withdrawn ? Prisma.empty : Prisma.sql`AND "withdrawnAt" IS NULL`}
      ORDER BY "ordinal" LIMIT ${PAGE}`;
    const last = samples.at(-1);
    if (!last) return;
    after = last.ordinal;
    const ids = samples.map(({ id }) => id);
    const read = await readAnnotations((statement) => db.$queryRaw(statement), ids, options.annotations);
    yield samples.map((sample) => ({ ...sample, ...(read.get(sample.id) ?? { annotations: [], past: [] }) }));
  }
}
