-- What only grows: the audit log and the ledger of flips.

-- The audit log only grows, also beyond its project. The ledger of flips goes with its project; that verb says so for its transaction.
CREATE FUNCTION face4rag_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'Flip' AND TG_OP = 'DELETE' AND current_setting('face4rag.prune_flips', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% of % is not allowed: it is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER audit_append_only
  BEFORE UPDATE OR DELETE ON "AuditEvent" FOR EACH ROW EXECUTE FUNCTION face4rag_append_only();
-- It only grows, but for the deletion of its project.
CREATE TRIGGER flip_append_only
  BEFORE UPDATE OR DELETE ON "Flip" FOR EACH ROW EXECUTE FUNCTION face4rag_append_only();
