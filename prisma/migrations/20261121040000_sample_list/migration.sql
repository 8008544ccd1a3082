-- What the list of samples counts, orders and offers to filter by is read from here, not from rows that hold long texts.
CREATE INDEX "Sample_list_idx" ON "Sample" ("projectId", "ordinal")
  INCLUDE ("id", "externalId", "language", "generator") WHERE "withdrawnAt" IS NULL;
