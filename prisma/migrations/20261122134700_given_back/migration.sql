-- A lead has given a reading of the sample back, and its author still has it. Until it comes back, what the others say is not
-- the whole, and no rule makes gold of it.
CREATE FUNCTION face4rag_awaited(sample uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "Annotation" b JOIN "Author" w ON w."id" = b."authorId" JOIN "Assignment" x ON x."roundId" = b."roundId"
      AND x."sampleId" = b."sampleId" AND x."userId" = w."userId" AND x."state" = 'claimed'
    WHERE b."sampleId" = sample AND b."source" = 'annotator' AND b."state" = 'draft' AND b."returnReason" IS NOT NULL)
$$;

-- As before, but that votes do not suffice while one is awaited.
CREATE OR REPLACE FUNCTION face4rag_standing_support() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(min(u.top), 0), coalesce(min(2 * u.top - u.votes), 0), coalesce(max(u.votes - u.top), 0)
    INTO NEW."leastVotes", NEW."leastMargin", NEW."dissent"
    FROM jsonb_array_elements(NEW."units") AS unit, LATERAL (
      SELECT coalesce(max(g.n) FILTER (WHERE g.code ~ '^[ci][ci]'), 0) AS top, coalesce(sum(g.n), 0)::int AS votes
      FROM (SELECT code, count(*)::int AS n FROM jsonb_array_elements_text(unit -> 'labels') AS code
            WHERE code IS NOT NULL GROUP BY code) g) u;
  IF face4rag_awaited(NEW."sampleId") THEN
    NEW."leastVotes" := 0;
  END IF;
  RETURN NEW;
END $$;

-- Who has a sample back and loses it is waited for no longer.
CREATE FUNCTION face4rag_stale_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_note_sample_stale(OLD."sampleId");
  RETURN NULL;
END $$;
CREATE TRIGGER place_stale AFTER UPDATE OF "state" ON "Assignment"
  FOR EACH ROW WHEN (OLD."state" = 'claimed' AND NEW."state" NOT IN ('claimed', 'submitted'))
  EXECUTE FUNCTION face4rag_stale_of_place();

INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
SELECT "projectId", "roundId", "sampleId" FROM "Annotation" a
WHERE a."source" = 'annotator' AND a."state" = 'draft' AND a."returnReason" IS NOT NULL AND a."roundId" IS NOT NULL;
