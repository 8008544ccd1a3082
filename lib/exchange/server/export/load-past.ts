import { Prisma } from '@/generated/prisma/client';
import type { Ask } from '@/lib/db/pages-ahead';
import { pastSegments } from '../../contents/segment-numbers';
import type { StoredAnnotation, StoredSegment } from '../../contents/stored';

/**
 * What the segments of these samples' annotations, and those that comments are about, were made from, as far as no annotation holds it;
 * samples without any are left out.
 *
 * @param about segments that comments are about, by sample
 */
export async function loadPast(
  ask: Ask,
  annotations: ReadonlyMap<string, readonly StoredAnnotation[]>,
  about: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, StoredSegment[]>> {
  const recut = [...annotations].filter(([, own]) =>
    own.some(({ labels }) => labels.some(({ parentIds }) => parentIds.length > 0)),
  );
  const ids = [...new Set([...recut.map(([id]) => id), ...about.keys()])];
  if (ids.length === 0) return new Map();
  const segments = await ask<StoredSegment>(Prisma.sql`
    SELECT "id", "text", "spans", coalesce("parentIds", '{}') AS "parentIds" FROM "Segment"
    WHERE "sampleId" = ANY(${ids}::uuid[])`);
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const find = (id: string) => byId.get(id);
  return new Map(ids.map((id) => [id, pastSegments(annotations.get(id) ?? [], find, about.get(id))]));
}
