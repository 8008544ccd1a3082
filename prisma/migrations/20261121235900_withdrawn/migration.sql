-- Counts leave withdrawn samples out; without it they read every sample to find the few.
CREATE INDEX "Sample_withdrawn_idx" ON "Sample" ("id") WHERE "withdrawnAt" IS NOT NULL;
