import type { PrismaClient } from '@/generated/prisma/client';

/** Segments of each answer: its text cut into pieces of one length. */
const SEGMENTS = 6;

/** A person's submitted labels of every segment of every sample of a project, one of them inconsistent and with evidence. */
export async function addLabels(db: PrismaClient, projectId: string): Promise<void> {
  const { id: authorId } = await db.author.create({ data: { projectId, name: 'Bench' } });
  const round = await db.round.findFirstOrThrow({ where: { projectId } });
  const pieces = `SELECT s.id AS sample, k, (length(s.answer) + ${SEGMENTS - 1}) / ${SEGMENTS} AS size, s.answer, s.reference
    FROM "Sample" s, generate_series(0, ${SEGMENTS - 1}) k WHERE s."projectId" = '${projectId}'`;
  const cut = `md5('cut ' || sample)::uuid`;
  const segment = `md5('segment ' || sample || '.' || k)::uuid`;
  const annotation = `md5('annotation ' || sample)::uuid`;
  const statements = [
    `INSERT INTO "Segmentation" (id, "sampleId") SELECT md5('cut ' || id)::uuid, id FROM "Sample" WHERE "projectId" = '${projectId}'`,
    `INSERT INTO "Segment" (id, "sampleId", text, spans, "parentIds")
      SELECT ${segment}, sample, substr(answer, k * size + 1, size),
        jsonb_build_array(jsonb_build_array(k * size, least((k + 1) * size, length(answer)))), '{}' FROM (${pieces}) p`,
    `INSERT INTO "SegmentationItem" ("segmentationId", position, "segmentId") SELECT ${cut}, k, ${segment} FROM (${pieces}) p`,
    `INSERT INTO "Annotation" (id, "projectId", "sampleId", "roundId", source, "authorId", "segmentationId", state, verdict, "errorTypes", "submittedAt")
      SELECT ${annotation.replace('sample)', 'id)')}, "projectId", id, '${round.id}', 'annotator', '${authorId}', md5('cut ' || id)::uuid, 'submitted',
        'inconsistent', '{KCont}', now() FROM "Sample" WHERE "projectId" = '${projectId}'`,
    `INSERT INTO "Label" ("annotationId", "segmentId", fact, logic, "errorType", evidence, "decidedAt")
      SELECT ${annotation}, ${segment}, (CASE k WHEN 0 THEN 'inconsistent' ELSE 'consistent' END)::"Verdict", 'consistent',
        (CASE k WHEN 0 THEN 'KCont' END)::"ErrorType", CASE k WHEN 0 THEN jsonb_build_array(jsonb_build_object('relation', 'contradicts',
          'start', 0, 'end', 20, 'quote', substr(reference, 1, 20), 'origin', 'person')) ELSE '[]' END, now() FROM (${pieces}) p`,
    'ANALYZE',
  ];
  for (const statement of statements) await db.$executeRawUnsafe(statement);
}
