-- The audit log knows which places were freed: the last that was said of person and sample since the place was taken.
UPDATE "Assignment" p SET "state" = 'released'
WHERE p."state" = 'skipped' AND (
  SELECT e."action" FROM "AuditEvent" e
  WHERE e."sampleId" = p."sampleId" AND e."at" >= p."claimedAt" AND e."action" IN ('sample.skip', 'sample.release')
    AND e."before"->>'userId' = p."userId"
  ORDER BY e."at" DESC, e."id" DESC LIMIT 1) = 'sample.release';

DROP INDEX "Assignment_ended_idx";
CREATE INDEX "Assignment_ended_idx" ON "Assignment" ("projectId", "roundId", "userId")
  WHERE "state" IN ('skipped', 'lapsed', 'reassigned', 'released');
