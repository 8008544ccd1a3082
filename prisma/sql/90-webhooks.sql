-- What webhooks are told: a row of the audit log becomes a message for each address that wants it, in the same transaction, so that none is
-- lost and none tells what never happened. Which actions can be wanted stands in lib/webhook/events.ts.
CREATE FUNCTION face4rag_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "WebhookDelivery" ("webhookId", "event", "data")
  SELECT w."id", NEW."action", jsonb_build_object(
    'project_id', NEW."projectId", 'sample_id', NEW."sampleId",
    'object', jsonb_build_object('type', NEW."objectType", 'id', NEW."objectId"), 'after', NEW."after")
  FROM "Webhook" w WHERE w."projectId" = NEW."projectId" AND NEW."action" = ANY (w."events");
  RETURN NULL;
END $$;
CREATE TRIGGER audit_event_webhooks
  AFTER INSERT ON "AuditEvent" FOR EACH ROW WHEN (NEW."projectId" IS NOT NULL) EXECUTE FUNCTION face4rag_tell_webhooks();
