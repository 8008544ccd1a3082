-- Rules of the data that the schema language cannot say.

-- The queue takes the first sample with a free place: found without walking over finished ones.
CREATE INDEX "Sample_queue_idx" ON "Sample" ("projectId", "ordinal") WHERE "openSlots" > 0 AND "withdrawnAt" IS NULL;

-- Texts of a sample never change; a bad sample is withdrawn.
CREATE FUNCTION face4rag_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: its rows are immutable', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER sample_texts_immutable
  BEFORE UPDATE OF "externalId", "textHash", "question", "reference", "answer", "projectId", "ordinal" ON "Sample"
  FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();

CREATE TRIGGER segment_immutable
  BEFORE UPDATE ON "Segment" FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();

CREATE TRIGGER segmentation_item_immutable
  BEFORE UPDATE ON "SegmentationItem" FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();

-- The trail only grows. Deleting a project is the one act that may prune it; that verb says so for its transaction.
CREATE FUNCTION face4rag_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('face4rag.prune_audit', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% of % is not allowed: it is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER audit_append_only
  BEFORE UPDATE OR DELETE ON "AuditEvent" FOR EACH ROW EXECUTE FUNCTION face4rag_append_only();
