-- What the home of a project counts, kept as it changes: counting afresh reads every annotation. One line a change, so that writers
-- never wait for each other; a figure is the sum of its lines. Withdrawn samples are in it, and taken off by whoever reads.
CREATE TABLE "ProjectTally" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "n" BIGINT NOT NULL,
    CONSTRAINT "ProjectTally_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ProjectTally_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "ProjectTally_projectId_idx" ON "ProjectTally"("projectId");

-- In how many submitted annotations by people an answer has an error of a type.
CREATE TABLE "FoundType" (
    "sampleId" UUID NOT NULL,
    "type" "ErrorType" NOT NULL,
    "projectId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    CONSTRAINT "FoundType_pkey" PRIMARY KEY ("sampleId", "type"),
    CONSTRAINT "FoundType_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What one annotation counts for, types aside.
CREATE FUNCTION face4rag_tallied(a "Annotation") RETURNS TABLE ("key" text, "n" int) LANGUAGE sql STABLE AS $$
  SELECT v.key, v.n FROM (VALUES
    ('prefilled', (a."source" = 'method' AND NOT a."superseded")::int),
    ('flagged', (a."source" = 'annotator' AND a."flagReason" IS NOT NULL)::int)) AS v(key, n)
  WHERE v.n <> 0
  UNION ALL
  SELECT v.key, v.n FROM (VALUES
    (CASE WHEN a."verdict" IN ('consistent', 'inconsistent') THEN a."verdict"::text ELSE 'undecided' END, 1),
    ('confirmed', a."confirmed"), ('changed', a."changed"),
    ('day ' || to_char(a."submittedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1)) AS v(key, n)
  WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND v.key IS NOT NULL AND v.n <> 0
$$;

-- Adds lines, none for a project that is going; every 256th line has all of its project's summed up.
CREATE FUNCTION face4rag_add_to_tally(projects uuid[], keys text[], counts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  crowded uuid;
BEGIN
  FOR crowded IN
    WITH put AS (
      INSERT INTO "ProjectTally" ("projectId", "key", "n")
      SELECT d.* FROM unnest(projects, keys, counts) AS d(project, key, n)
      WHERE d.n <> 0 AND EXISTS (SELECT FROM "Project" p WHERE p."id" = d.project)
      RETURNING "id", "projectId")
    SELECT DISTINCT "projectId" FROM put WHERE "id" % 256 = 0
  LOOP
    WITH gone AS (
      DELETE FROM "ProjectTally" WHERE "id" IN (
        SELECT "id" FROM "ProjectTally" WHERE "projectId" = crowded FOR UPDATE SKIP LOCKED)
      RETURNING "key", "n")
    INSERT INTO "ProjectTally" ("projectId", "key", "n")
    SELECT crowded, "key", sum("n") FROM gone GROUP BY "key" HAVING sum("n") <> 0;
  END LOOP;
END $$;

-- Samples in an order, so that two who submit the same ones follow each other.
CREATE FUNCTION face4rag_add_types(samples uuid[], projects uuid[], types "ErrorType"[], counts int[]) RETURNS void LANGUAGE sql AS $$
  WITH d AS (
    SELECT * FROM unnest(samples, projects, types, counts) AS d(sample, project, type, n)
    WHERE n <> 0 AND EXISTS (SELECT FROM "Sample" s WHERE s."id" = d.sample)
  ), put AS (
    INSERT INTO "FoundType" ("sampleId", "type", "projectId", "n")
    SELECT sample, type, project, n FROM d ORDER BY sample, type
    ON CONFLICT ("sampleId", "type") DO UPDATE SET "n" = "FoundType"."n" + excluded."n"
    RETURNING "sampleId", "type", "n"
  ), changed AS (
    SELECT d.project, 'type ' || d.type AS key, sum((put."n" > 0)::int - (put."n" - d.n > 0)::int) AS n
    FROM d JOIN put ON put."sampleId" = d.sample AND put."type" = d.type GROUP BY 1, 2
  )
  SELECT face4rag_add_to_tally(array_agg(project), array_agg(key), array_agg(n::bigint)) FROM changed
$$;

-- Old rows count less one, new ones one more; what most changes of a draft leave as it was is found first.
CREATE FUNCTION face4rag_tally_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n) FROM added a, face4rag_tallied(a::"Annotation") t GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, count(*)::int FROM added a, unnest(a."errorTypes") AS t
    WHERE a."source" = 'annotator' AND a."state" = 'submitted' GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_tally_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(-d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n) FROM gone a, face4rag_tallied(a::"Annotation") t GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(-d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, count(*)::int FROM gone a, unnest(a."errorTypes") AS t
    WHERE a."source" = 'annotator' AND a."state" = 'submitted' GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_tally_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM gone WHERE "state" = 'submitted' OR "flagReason" IS NOT NULL)
    AND NOT EXISTS (SELECT FROM added WHERE "state" = 'submitted' OR "source" = 'method' OR "flagReason" IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT c.project, c.key, sum(c.n) FROM (
      SELECT a."projectId", t.key, t.n FROM added a, face4rag_tallied(a::"Annotation") t
      UNION ALL SELECT a."projectId", t.key, -t.n FROM gone a, face4rag_tallied(a::"Annotation") t) AS c(project, key, n)
    GROUP BY 1, 2 HAVING sum(c.n) <> 0) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT c.sample, c.project, c.type, sum(c.n)::int FROM (
      SELECT a."sampleId", a."projectId", t, 1 FROM added a, unnest(a."errorTypes") AS t
      WHERE a."source" = 'annotator' AND a."state" = 'submitted'
      UNION ALL SELECT a."sampleId", a."projectId", t, -1 FROM gone a, unnest(a."errorTypes") AS t
      WHERE a."source" = 'annotator' AND a."state" = 'submitted') AS c(sample, project, type, n)
    GROUP BY 1, 2, 3 HAVING sum(c.n) <> 0) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER annotation_tally_insert AFTER INSERT ON "Annotation" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_insert();
CREATE TRIGGER annotation_tally_update AFTER UPDATE ON "Annotation" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_update();
CREATE TRIGGER annotation_tally_delete AFTER DELETE ON "Annotation" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_delete();

-- Where a sample goes, what was found in it goes with it, not with its annotations.
CREATE FUNCTION face4rag_types_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT "projectId", 'type ' || "type", -count(*) FROM gone WHERE "n" > 0 GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER found_type_gone AFTER DELETE ON "FoundType" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_types_gone();

-- Samples, withdrawn ones too.
CREATE FUNCTION face4rag_tally_samples() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg('samples'::text), array_agg(CASE TG_OP WHEN 'INSERT' THEN d.n ELSE -d.n END))
  FROM (SELECT "projectId", count(*) FROM changed GROUP BY 1) AS d(project, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER sample_tally_insert AFTER INSERT ON "Sample" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_samples();
CREATE TRIGGER sample_tally_delete AFTER DELETE ON "Sample" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_samples();

-- What is there already.
INSERT INTO "FoundType" ("sampleId", "type", "projectId", "n")
SELECT a."sampleId", t, a."projectId", count(*) FROM "Annotation" a, unnest(a."errorTypes") AS t
WHERE a."source" = 'annotator' AND a."state" = 'submitted' GROUP BY 1, 2, 3;
INSERT INTO "ProjectTally" ("projectId", "key", "n")
SELECT a."projectId", t.key, sum(t.n) FROM "Annotation" a, face4rag_tallied(a) t GROUP BY 1, 2
UNION ALL SELECT "projectId", 'type ' || "type", count(*) FROM "FoundType" GROUP BY 1, 2
UNION ALL SELECT "projectId", 'samples', count(*) FROM "Sample" GROUP BY 1;

-- What waits for somebody, and what somebody holds.
CREATE INDEX "RoundSample_free_idx" ON "RoundSample" ("roundId", "sampleId") WHERE "openSlots" > 0 AND NOT "withdrawn";
CREATE INDEX "Assignment_claimed_idx" ON "Assignment" ("projectId", "sampleId") WHERE "state" = 'claimed';
