-- What pre-fills a sample is a choice of the project, and a prediction is superseded by one of the same method, model and parameters alone.
ALTER TABLE "Annotation" ADD COLUMN "prefills" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Project" ADD COLUMN "prefillRunId" UUID;
ALTER TABLE "Project" ADD CONSTRAINT "Project_prefillRunId_fkey" FOREIGN KEY ("prefillRunId") REFERENCES "Run"("id") ON DELETE SET NULL ON UPDATE CASCADE;
DROP INDEX IF EXISTS "Annotation_prediction_idx";

-- What pre-filled goes on doing so, and what was superseded stays so: figures that were told do not change.
UPDATE "Annotation" SET "prefills" = true WHERE "id" IN (
  SELECT DISTINCT ON ("sampleId") "id" FROM "Annotation"
  WHERE "source" = 'method' AND NOT "superseded" ORDER BY "sampleId", "createdAt" DESC, "id" DESC);
