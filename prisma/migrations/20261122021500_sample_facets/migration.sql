-- What samples can be filtered by is found by stepping from value to value, not by reading every sample.
CREATE INDEX "Sample_language_idx" ON "Sample" ("projectId", "language") WHERE "withdrawnAt" IS NULL;
CREATE INDEX "Sample_generator_idx" ON "Sample" ("projectId", "generator") WHERE "withdrawnAt" IS NULL AND "generator" IS NOT NULL;
