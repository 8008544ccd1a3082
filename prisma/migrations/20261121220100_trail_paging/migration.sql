-- The trail is paged by (at, id), whatever it is filtered by: each filter finds its page by an index alone.
DROP INDEX "AuditEvent_projectId_at_idx";
DROP INDEX "AuditEvent_sampleId_at_idx";
CREATE INDEX "AuditEvent_projectId_at_id_idx" ON "AuditEvent"("projectId", "at", "id");
CREATE INDEX "AuditEvent_projectId_actorId_at_id_idx" ON "AuditEvent"("projectId", "actorId", "at", "id");
CREATE INDEX "AuditEvent_projectId_action_at_id_idx" ON "AuditEvent"("projectId", "action", "at", "id");
CREATE INDEX "AuditEvent_projectId_objectType_at_id_idx" ON "AuditEvent"("projectId", "objectType", "at", "id");
CREATE INDEX "AuditEvent_sampleId_at_id_idx" ON "AuditEvent"("sampleId", "at", "id");
