-- What the list of samples to adjudicate says of the work of leads.

-- State of the newest adjudication of a sample; null without any.
CREATE FUNCTION face4rag_adjudication_of(sample uuid) RETURNS "AnnotationState" LANGUAGE sql STABLE AS $$
  SELECT a."state" FROM "Annotation" a WHERE a."sampleId" = sample AND a."source" = 'adjudication'
  ORDER BY a."createdAt" DESC, a."id" DESC LIMIT 1
$$;

-- Whether a lead is at a sample, or has adjudicated it, is part of its entry (lib/adjudication/server/queue/refresh-entries.ts).
CREATE FUNCTION face4rag_stale_of_adjudication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleAdjudicationEntry" ("projectId", "sampleId")
  SELECT s."projectId", s."id" FROM "Sample" s WHERE s."id" = coalesce(NEW."sampleId", OLD."sampleId")
    AND EXISTS (SELECT FROM "Project" p WHERE p."id" = s."projectId");
  RETURN NULL;
END $$;
CREATE TRIGGER adjudication_entry_delete AFTER DELETE ON "Annotation"
  FOR EACH ROW WHEN (OLD."source" = 'adjudication') EXECUTE FUNCTION face4rag_stale_of_adjudication();
CREATE TRIGGER adjudication_entry_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'adjudication') EXECUTE FUNCTION face4rag_stale_of_adjudication();
CREATE TRIGGER adjudication_entry_update AFTER UPDATE OF "state" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'adjudication' AND NEW."state" <> OLD."state") EXECUTE FUNCTION face4rag_stale_of_adjudication();

-- A lead has given an annotation of the sample back, and its author still has it. Until it comes back, what the others say is not
-- the whole, and no rule makes gold of it.
CREATE FUNCTION face4rag_awaited(sample uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "Annotation" b JOIN "Author" w ON w."id" = b."authorId" JOIN "Assignment" x ON x."roundId" = b."roundId"
      AND x."sampleId" = b."sampleId" AND x."userId" = w."userId" AND x."state" = 'claimed'
    WHERE b."sampleId" = sample AND b."source" = 'annotator' AND b."state" = 'draft' AND b."returnReason" IS NOT NULL)
$$;
