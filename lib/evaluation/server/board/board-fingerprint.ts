import type { Db } from '@/lib/db/client';

/** By what a board knows that it was made of this gold, these predictions and these labels. Cheap: one row a sample, a run and an annotation. */
export async function boardFingerprint(db: Db, projectId: string): Promise<string> {
  const [found] = await db.$queryRaw<{ text: string }[]>`
    SELECT concat_ws(' ', (
      SELECT count(*) || '/' || coalesce(sum(hashtextextended(concat("sampleId", "goldVerdict", "goldTypes", "goldFailed"), 0)), 0)
      FROM "SampleProgress" WHERE "projectId" = ${projectId}::uuid AND "goldVerdict" IS NOT NULL AND state <> 'withdrawn'
    ), (
      SELECT count(*) || '/' || coalesce(sum(done), 0) FROM "Run" WHERE "projectId" = ${projectId}::uuid AND kind = 'full'
    ), (
      SELECT count(*) || '/' || coalesce(max(extract(epoch FROM "submittedAt")), 0)
      FROM "Annotation" WHERE "projectId" = ${projectId}::uuid AND source = 'annotator' AND state = 'submitted'
    )) AS text`;
  return found!.text;
}
