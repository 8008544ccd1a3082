import type { PrismaClient } from '@/generated/prisma/client';

/** Free samples behind those in progress, so that every count and claim has a large project to look through. */
export async function addFreeSamples(db: PrismaClient, projectId: string, count: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Sample" ("projectId", "externalId", "textHash", question, reference, answer, language)
    SELECT ${projectId}::uuid, 'free-' || n, 'free-' || n, '何时？', '一九〇〇年修建。', '一九〇〇年修建。', 'zh'
    FROM generate_series(1, ${count}) n`;
  await db.$executeRaw`ANALYZE "Sample", "RoundSample"`;
}

interface Past {
  projectId: string;
  userId: string;
  authorId: string;
  samples: number;
  segments: number;
}

/** Years of one person's work: submitted samples, each with so many labels, and the trace of every one of them. */
export async function addPast(db: PrismaClient, past: Past): Promise<void> {
  const { projectId, userId, authorId, samples, segments } = past;
  await db.$executeRaw`
    INSERT INTO "Sample" (id, "projectId", "externalId", "textHash", question, reference, answer, language)
    SELECT md5('sample ' || n)::uuid, ${projectId}::uuid, 'past-' || n, 'past-' || n, '何时？', '某年。', '某年。', 'zh'
    FROM generate_series(1, ${samples}) n`;
  await db.$executeRaw`
    INSERT INTO "Segmentation" (id, "sampleId")
    SELECT md5('cut ' || n)::uuid, md5('sample ' || n)::uuid FROM generate_series(1, ${samples}) n`;
  await db.$executeRaw`
    INSERT INTO "Segment" (id, "sampleId", text, spans, "parentIds")
    SELECT md5('segment ' || n || '.' || k)::uuid, md5('sample ' || n)::uuid, '某年。', '[[0, 3]]', '{}'
    FROM generate_series(1, ${samples}) n, generate_series(1, ${segments}) k`;
  await db.$executeRaw`
    INSERT INTO "SegmentationItem" ("segmentationId", position, "segmentId")
    SELECT md5('cut ' || n)::uuid, k - 1, md5('segment ' || n || '.' || k)::uuid
    FROM generate_series(1, ${samples}) n, generate_series(1, ${segments}) k`;
  await db.$executeRaw`
    INSERT INTO "Annotation" (id, "projectId", "sampleId", "roundId", source, "authorId", "segmentationId", state, "submittedAt")
    SELECT md5('annotation ' || n)::uuid, ${projectId}::uuid, md5('sample ' || n)::uuid, r.id, 'annotator', ${authorId}::uuid,
      md5('cut ' || n)::uuid, 'submitted', now()
    FROM generate_series(1, ${samples}) n, "Round" r WHERE r."projectId" = ${projectId}::uuid`;
  await db.$executeRaw`
    INSERT INTO "Label" ("annotationId", "segmentId", fact, logic, "decidedAt")
    SELECT md5('annotation ' || n)::uuid, md5('segment ' || n || '.' || k)::uuid, 'consistent', 'consistent', now()
    FROM generate_series(1, ${samples}) n, generate_series(1, ${segments}) k`;
  await db.$executeRaw`
    INSERT INTO "AuditEvent" ("actorId", "actorKind", "projectId", "sampleId", action, "objectType", "objectId", "changeId")
    SELECT ${userId}, 'user', ${projectId}::uuid, md5('sample ' || n)::uuid, 'label.set', 'label', n || '.' || k,
      md5('change ' || n || '.' || k)::uuid
    FROM generate_series(1, ${samples}) n, generate_series(1, ${segments}) k`;
  await db.$executeRaw`
    INSERT INTO "Assignment" ("projectId", "roundId", "sampleId", "userId", state, "submittedAt")
    SELECT ${projectId}::uuid, r.id, md5('sample ' || n)::uuid, ${userId}, 'submitted', now()
    FROM generate_series(1, ${samples}) n, "Round" r WHERE r."projectId" = ${projectId}::uuid`;
  await db.$executeRaw`
    UPDATE "RoundSample" q SET "openPlaces" = 0 FROM "Assignment" a
    WHERE a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" AND a."projectId" = ${projectId}::uuid`;
  await db.$executeRaw`ANALYZE`;
}
