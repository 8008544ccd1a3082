-- Samples are made of others; each knows how.
CREATE TABLE "Construction" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "order" JSONB NOT NULL,
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,

    CONSTRAINT "Construction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Construction_projectId_createdAt_idx" ON "Construction"("projectId", "createdAt");
ALTER TABLE "Construction" ADD CONSTRAINT "Construction_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Sample" ADD COLUMN "pedigree" JSONB, ADD COLUMN "constructionId" UUID;
CREATE INDEX "Sample_constructionId_idx" ON "Sample"("constructionId");
ALTER TABLE "Sample" ADD CONSTRAINT "Sample_constructionId_fkey" FOREIGN KEY ("constructionId") REFERENCES "Construction"("id") ON DELETE SET NULL ON UPDATE CASCADE;
