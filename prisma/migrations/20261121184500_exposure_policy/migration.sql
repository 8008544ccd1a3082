-- What people see of a judge's reading while they label, set by the project's leads and kept on each draft.
CREATE TYPE "ExposurePolicy" AS ENUM ('prefilled', 'reveal', 'blind');

ALTER TABLE "Project"
  ADD COLUMN "exposurePolicy" "ExposurePolicy" NOT NULL DEFAULT 'prefilled',
  ADD COLUMN "controlShare" INTEGER NOT NULL DEFAULT 0 CHECK ("controlShare" BETWEEN 0 AND 50);

ALTER TABLE "Annotation"
  ADD COLUMN "policy" "ExposurePolicy",
  ADD COLUMN "control" BOOLEAN NOT NULL DEFAULT false;
-- Until now every draft was pre-filled. What was imported says nothing of it.
UPDATE "Annotation" SET "policy" = 'prefilled'
  FROM "Author" WHERE "Author"."id" = "Annotation"."authorId" AND "Annotation"."source" = 'annotator' AND "Author"."userId" IS NOT NULL;

ALTER TABLE "Label" ADD COLUMN "revealedAt" TIMESTAMPTZ;

-- Verdicts that changed after the judge's reading was revealed.
CREATE TABLE "Flip" (
  "id" BIGSERIAL NOT NULL,
  "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "projectId" UUID NOT NULL,
  "sampleId" UUID NOT NULL,
  "annotationId" UUID NOT NULL,
  "segmentId" UUID NOT NULL,
  "authorId" UUID,
  "runId" UUID,
  "method" TEXT NOT NULL,
  "before" JSONB,
  "after" JSONB,
  "machine" JSONB NOT NULL,
  CONSTRAINT "Flip_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Flip_annotationId_segmentId_idx" ON "Flip" ("annotationId", "segmentId");
CREATE INDEX "Flip_projectId_at_idx" ON "Flip" ("projectId", "at");

-- As the trail: it only grows, but for the deletion of its project.
CREATE TRIGGER flip_append_only
  BEFORE UPDATE OR DELETE ON "Flip" FOR EACH ROW EXECUTE FUNCTION face4rag_append_only();
