-- What taking a waiting file over would do to its project, found out by a job.
CREATE TABLE "ImportComparison" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "importId" UUID NOT NULL,
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "fingerprint" TEXT NOT NULL DEFAULT '',
    "figures" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,
    CONSTRAINT "ImportComparison_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ImportComparison_importId_createdAt_idx" ON "ImportComparison"("importId", "createdAt");

ALTER TABLE "ImportComparison" ADD CONSTRAINT "ImportComparison_importId_fkey"
    FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
