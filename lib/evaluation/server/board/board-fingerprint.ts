import type { Db } from '@/lib/db/client';

/** By what a board knows that it was made of this gold, these labels and these predictions. Cheap: one row a sample and a run. */
export async function boardFingerprint(db: Db, projectId: string): Promise<string> {
  const [gold] = await db.$queryRaw<{ text: string }[]>`
    SELECT count(*) || '/' || coalesce(sum(hashtextextended(concat("sampleId", "goldVerdict", "goldTypes", "goldFailed"), 0)), 0) AS text
    FROM "SampleProgress" WHERE "projectId" = ${projectId}::uuid AND "goldVerdict" IS NOT NULL AND state <> 'withdrawn'`;
  const [runs] = await db.$queryRaw<{ text: string }[]>`
    SELECT count(*) || '/' || coalesce(sum(done), 0) AS text FROM "Run" WHERE "projectId" = ${projectId}::uuid AND kind = 'full'`;
  const [labels] = await db.$queryRaw<{ text: string }[]>`
    SELECT count(*) || '/' || coalesce(max(extract(epoch FROM "submittedAt")), 0) AS text
    FROM "Annotation" WHERE "projectId" = ${projectId}::uuid AND source = 'annotator' AND state = 'submitted'`;
  return [gold?.text, runs?.text, labels?.text].join(' ');
}
