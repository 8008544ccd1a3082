-- All marks of a sample are taken at once.
CREATE INDEX "StaleAgreement_sampleId_idx" ON "StaleAgreement"("sampleId");
CREATE INDEX "StaleAdjudicationEntry_sampleId_idx" ON "StaleAdjudicationEntry"("sampleId");
