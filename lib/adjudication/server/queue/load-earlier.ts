import type { Db } from '@/lib/db/client';
import { NEWEST_FIRST, PERSON, VOTES } from '@/lib/annotation/server/labels/votes';

/** An annotation that counts no more: its author has annotated the sample again in a later round. */
export interface EarlierAnnotation {
  annotationId: string;
  authorId: string;
  name: string;
  /** Number of its round. */
  round: number;
}

/** The annotations of a sample that would vote, had their authors not submitted a newer one that does; newest first. */
export async function loadEarlier(db: Db, sampleId: string): Promise<EarlierAnnotation[]> {
  return db.$queryRaw<EarlierAnnotation[]>`
    SELECT v.id AS "annotationId", v."authorId", w.name, r.number AS round
    FROM (SELECT a.id, a."authorId", a."roundId", a."submittedAt",
        row_number() OVER (PARTITION BY ${PERSON} ORDER BY ${NEWEST_FIRST}) AS n
      FROM "Annotation" a WHERE a."sampleId" = ${sampleId}::uuid AND ${VOTES}) v
    JOIN "Author" w ON w.id = v."authorId" JOIN "Round" r ON r.id = v."roundId"
    WHERE v.n > 1 ORDER BY v."submittedAt" DESC, v.id DESC`;
}
