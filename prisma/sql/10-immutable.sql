-- What is written once and never changed.

-- Texts of a sample never change; a bad sample is withdrawn.
CREATE FUNCTION face4rag_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: its rows are immutable', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
-- A published version never changes: labels name it.
CREATE TRIGGER guideline_immutable
  BEFORE UPDATE OF "projectId", "number", "text", "clauses", "summary" ON "Guideline"
  FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();
CREATE TRIGGER sample_texts_immutable
  BEFORE UPDATE OF "externalId", "textHash", "question", "reference", "answer", "projectId", "ordinal", "pedigree" ON "Sample"
  FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();
CREATE TRIGGER segment_immutable
  BEFORE UPDATE ON "Segment" FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();
CREATE TRIGGER segmentation_item_immutable
  BEFORE UPDATE ON "SegmentationItem" FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();
-- A snapshot says for good what it said when it was done; an owner may delete it as a whole.
CREATE TRIGGER snapshot_immutable
  BEFORE UPDATE OF "projectId", "number", "content", "released", "reason", "splits", "hash", "manifest", "createdAt" ON "Snapshot"
  FOR EACH ROW WHEN (OLD."hash" IS NOT NULL) EXECUTE FUNCTION face4rag_refuse_change();
CREATE TRIGGER snapshot_sample_immutable
  BEFORE UPDATE ON "SnapshotSample" FOR EACH ROW EXECUTE FUNCTION face4rag_refuse_change();
