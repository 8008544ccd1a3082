-- What the list of samples to adjudicate says of the work of leads.

-- State of the newest adjudication of a sample; null without any.
CREATE FUNCTION face4rag_adjudication_of(sample uuid) RETURNS "AnnotationState" LANGUAGE sql STABLE AS $$
  SELECT a."state" FROM "Annotation" a WHERE a."sampleId" = sample AND a."source" = 'adjudication'
  ORDER BY a."createdAt" DESC, a."id" DESC LIMIT 1
$$;

-- Whether a lead is at a sample, or has adjudicated it. Whoever of the two comes first makes the entry, and the other finds it; one
-- without a round is no standing's, and not listed.
CREATE FUNCTION face4rag_entry_adjudication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "AdjudicationEntry" SET "adjudication" = face4rag_adjudication_of(OLD."sampleId") WHERE "sampleId" = OLD."sampleId";
  ELSE
    INSERT INTO "AdjudicationEntry" ("sampleId", "projectId", "ordinal", "externalId", "generator", "adjudication")
    SELECT "id", "projectId", "ordinal", "externalId", "generator", face4rag_adjudication_of("id") FROM "Sample" WHERE "id" = NEW."sampleId"
    ON CONFLICT ("sampleId") DO UPDATE SET "adjudication" = excluded."adjudication";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER adjudication_entry_delete AFTER DELETE ON "Annotation"
  FOR EACH ROW WHEN (OLD."source" = 'adjudication') EXECUTE FUNCTION face4rag_entry_adjudication();
CREATE TRIGGER adjudication_entry_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'adjudication') EXECUTE FUNCTION face4rag_entry_adjudication();
CREATE TRIGGER adjudication_entry_update AFTER UPDATE OF "state" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'adjudication' AND NEW."state" <> OLD."state") EXECUTE FUNCTION face4rag_entry_adjudication();

-- A lead has given an annotation of the sample back, and its author still has it. Until it comes back, what the others say is not
-- the whole, and no rule makes gold of it.
CREATE FUNCTION face4rag_awaited(sample uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "Annotation" b JOIN "Author" w ON w."id" = b."authorId" JOIN "Assignment" x ON x."roundId" = b."roundId"
      AND x."sampleId" = b."sampleId" AND x."userId" = w."userId" AND x."state" = 'claimed'
    WHERE b."sampleId" = sample AND b."source" = 'annotator' AND b."state" = 'draft' AND b."returnReason" IS NOT NULL)
$$;
