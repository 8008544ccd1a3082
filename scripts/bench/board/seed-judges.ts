import type { PrismaClient } from '@/generated/prisma/client';

const TIMEOUT = 10 * 60_000;

/**
 * Predictions of so many judges for each sample of a large project, unit by unit over the people's segmentation: the same for
 * the same number. A judge catches 60 % and more of the inconsistent answers and flags a part of the others.
 */
export async function seedJudges(db: PrismaClient, projectId: string, judges: number): Promise<void> {
  for (let judge = 1; judge <= judges; judge += 1) {
    const { id: runId } = await db.run.create({
      data: {
        ...{
          projectId,
          method: 'l-face4rag',
          version: 'bench',
          params: {},
          judges: ['fact', 'logic'],
          state: 'done',
        },
        model: `judge-${judge}`,
      },
      select: { id: true },
    });
    await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SET LOCAL synchronous_commit = off`;
        await tx.$executeRaw`
          CREATE TEMP TABLE judged ON COMMIT DROP AS
          SELECT p."sampleId", n AS position, n = 0 AND p."goldVerdict" = 'inconsistent'
            AND mod(hashtextextended(p."sampleId"::text, ${judge}::int) & 1023, 100) < 60 + 3 * ${judge}::int
            OR mod(hashtextextended(p."sampleId"::text || n, ${judge}::int) & 1023, 100) < 2 AS failed
          FROM "SampleProgress" p, generate_series(0, 5) AS n WHERE p."projectId" = ${projectId}::uuid`;
        await tx.$executeRaw`
          INSERT INTO "Annotation" (id, "projectId", "sampleId", source, "runId", "segmentationId", state, verdict, "submittedAt", "updatedAt")
          SELECT md5("sampleId" || ${runId})::uuid, ${projectId}::uuid, "sampleId", 'method', ${runId}::uuid, md5("sampleId" || 'g')::uuid,
            'submitted', CASE WHEN bool_or(failed) THEN 'inconsistent' ELSE 'consistent' END::"Verdict", now(), now()
          FROM judged GROUP BY "sampleId"`;
        await tx.$executeRaw`
          INSERT INTO "Label" ("annotationId", "segmentId", fact, logic, machine, "updatedAt")
          SELECT md5("sampleId" || ${runId})::uuid, md5("sampleId" || 's' || position)::uuid,
            CASE WHEN failed THEN 'inconsistent' ELSE 'consistent' END::"Verdict", 'consistent',
            jsonb_build_object('score', CASE WHEN failed THEN 0.8 ELSE 0.1 END, 'findings', '[]'::jsonb, 'rationale', '', 'suggestedType', null), now()
          FROM judged`;
      },
      { timeout: TIMEOUT, maxWait: TIMEOUT },
    );
  }
  await db.run.updateMany({
    where: { projectId },
    data: { done: await db.sample.count({ where: { projectId } }) },
  });
  await db.$executeRaw`VACUUM ANALYZE`;
}
