-- A person who was erased stays as a row without a name, so that what points to it keeps its meaning.
ALTER TABLE "User" ADD COLUMN "erasedAt" TIMESTAMPTZ(6);

-- Withdrawn samples are few: figures count them here instead of walking over all samples.
CREATE INDEX "Sample_withdrawn_idx" ON "Sample" ("projectId") WHERE "withdrawnAt" IS NOT NULL;
