-- What is in a project's gold as it stands, counted by a job.
CREATE TABLE "GoldStatistics" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "fingerprint" TEXT NOT NULL DEFAULT '',
    "figures" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,
    CONSTRAINT "GoldStatistics_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "GoldStatistics_projectId_createdAt_idx" ON "GoldStatistics"("projectId", "createdAt");
ALTER TABLE "GoldStatistics" ADD CONSTRAINT "GoldStatistics_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
