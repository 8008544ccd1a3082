-- The trail's choice of settlements walks along them alone: they are few among the rows of annotations (lib/trail/server/trail-filter.ts).
CREATE INDEX "AuditEvent_settlements_idx" ON "AuditEvent" ("projectId", "at", "id") WHERE "action" LIKE 'settlement.%';
