-- Versions of a project's guidelines, who has had which before them, and what labels say of them.
CREATE TABLE "Guideline" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "clauses" JSONB NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Guideline_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Guideline_projectId_number_key" ON "Guideline"("projectId", "number");
ALTER TABLE "Guideline" ADD CONSTRAINT "Guideline_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Guideline" ADD CONSTRAINT "Guideline_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A published version never changes: labels name it.
CREATE TRIGGER guideline_immutable
  BEFORE UPDATE OF "projectId", "number", "text", "clauses", "summary" ON "Guideline"
  FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();

CREATE TABLE "GuidelineReading" (
    "projectId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "GuidelineReading_pkey" PRIMARY KEY ("projectId", "userId")
);
CREATE INDEX "GuidelineReading_userId_idx" ON "GuidelineReading"("userId");
ALTER TABLE "GuidelineReading" ADD CONSTRAINT "GuidelineReading_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GuidelineReading" ADD CONSTRAINT "GuidelineReading_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Label" ADD COLUMN "guideline" INTEGER, ADD COLUMN "clause" JSONB;
