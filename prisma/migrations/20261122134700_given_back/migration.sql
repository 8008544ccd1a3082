-- A lead has given a reading of the sample back, and its author still has it. Until it comes back, what the others say is not
-- the whole, and no rule makes gold of it.
CREATE FUNCTION face4rag_awaited(sample uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "Annotation" b JOIN "Author" w ON w."id" = b."authorId" JOIN "Assignment" x ON x."roundId" = b."roundId"
      AND x."sampleId" = b."sampleId" AND x."userId" = w."userId" AND x."state" = 'claimed'
    WHERE b."sampleId" = sample AND b."source" = 'annotator' AND b."state" = 'draft' AND b."returnReason" IS NOT NULL)
$$;

-- Votes do not suffice while one is awaited; by its name it comes after "standing_support", which counts them.
CREATE FUNCTION face4rag_standing_awaits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF face4rag_awaited(NEW."sampleId") THEN
    NEW."leastVotes" := 0;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER standing_support_while_awaited
  BEFORE INSERT OR UPDATE OF "units" ON "Standing" FOR EACH ROW EXECUTE FUNCTION face4rag_standing_awaits();

-- Who has a sample back and loses it is waited for no longer.
CREATE TRIGGER place_stale AFTER UPDATE OF "state" ON "Assignment"
  FOR EACH ROW WHEN (OLD."state" = 'claimed' AND NEW."state" NOT IN ('claimed', 'submitted'))
  EXECUTE FUNCTION face4rag_stale_of_reading();

INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
SELECT "projectId", "roundId", "sampleId" FROM "Annotation" a
WHERE a."source" = 'annotator' AND a."state" = 'draft' AND a."returnReason" IS NOT NULL AND a."roundId" IS NOT NULL;
