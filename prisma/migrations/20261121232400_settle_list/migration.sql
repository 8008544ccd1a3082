-- The list of what is to be settled is found in two indexes: neither the standings' units nor the samples' texts are read.
DROP INDEX "Standing_settle_idx";
CREATE INDEX "Standing_settle_idx" ON "Standing" ("projectId", "sampleId")
  INCLUDE ("roundId", "kind", "agreement", "pivotal", "dissent", "leastVotes", "leastMargin") WHERE "current";
CREATE INDEX "Sample_settle_idx" ON "Sample" ("projectId", "id") INCLUDE ("ordinal") WHERE "withdrawnAt" IS NULL;
