-- Who has taken part in the settling of a sample is no longer given it as a honeypot (lib/round/server/new-to.ts).
CREATE INDEX "AuditEvent_settlers_idx" ON "AuditEvent" ("sampleId", "actorId") WHERE "action" LIKE 'settlement.%';
