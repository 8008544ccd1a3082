-- What the pages of a project count, kept as it changes, in lines that only grow: writers never wait for each other.

-- Adds lines, none for a project that is going; every 256th line has all of its project's summed up.
CREATE FUNCTION face4rag_add_to_counter(projects uuid[], keys text[], counts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  crowded uuid;
BEGIN
  FOR crowded IN
    WITH put AS (
      INSERT INTO "ProjectCounter" ("projectId", "key", "n")
      SELECT d.* FROM unnest(projects, keys, counts) AS d(project, key, n)
      WHERE d.n <> 0 AND EXISTS (SELECT FROM "Project" p WHERE p."id" = d.project)
      RETURNING "id", "projectId")
    SELECT DISTINCT "projectId" FROM put WHERE "id" % 256 = 0
  LOOP
    WITH gone AS (
      DELETE FROM "ProjectCounter" WHERE "id" IN (
        SELECT "id" FROM "ProjectCounter" WHERE "projectId" = crowded FOR UPDATE SKIP LOCKED)
      RETURNING "key", "n")
    INSERT INTO "ProjectCounter" ("projectId", "key", "n")
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
  SELECT face4rag_add_to_counter(array_agg(project), array_agg(key), array_agg(n::bigint)) FROM changed
$$;

-- Where a sample goes, what was found in it goes with it, not with its annotations.
CREATE FUNCTION face4rag_types_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_counter(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT "projectId", 'type ' || "type", -count(*) FROM gone WHERE "n" > 0 GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER found_type_gone AFTER DELETE ON "FoundType" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_types_gone();

-- What one annotation counts for, types aside.
CREATE FUNCTION face4rag_counted(a "Annotation", part text) RETURNS TABLE ("key" text, "n" int) LANGUAGE sql STABLE AS $$
  SELECT v.key, v.n FROM (VALUES
    ('prefilled', a."prefills"::int),
    ('part ' || part, (a."source" = 'annotator' AND a."state" = 'submitted')::int),
    ('by ' || a."roundId" || ' ' || a."authorId" || CASE part WHEN 'honeypot' THEN ' honeypot' ELSE ' work' END, (a."source" = 'annotator' AND a."state" = 'submitted')::int),
    (CASE WHEN a."verdict" IN ('consistent', 'inconsistent') THEN a."verdict"::text ELSE 'undecided' END, (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int),
    ('confirmed', (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int * a."confirmed"), ('changed', (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int * a."changed"),
    ('day ' || to_char(a."submittedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int)) AS v(key, n)
  WHERE v.key IS NOT NULL AND v.n <> 0
$$;

-- Old rows count less one, new ones one more; what most changes of a draft leave as it was is found first. What changes what people
-- say of a sample, or what a lead made of it, changes its state and its gold.
CREATE FUNCTION face4rag_counter_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_counter(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n) FROM added a,
      face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, count(*)::int FROM added a, unnest(a."errorTypes") AS t
    WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted'
    GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), true) FROM added
  WHERE "source" = 'adjudication' OR ("source" = 'annotator' AND "state" = 'submitted');
  RETURN NULL;
END $$;
CREATE TRIGGER annotation_counter_insert AFTER INSERT ON "Annotation" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_counter_insert();

CREATE FUNCTION face4rag_counter_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_counter(array_agg(d.project), array_agg(d.key), array_agg(-d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n) FROM gone a,
      face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(-d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, count(*)::int FROM gone a, unnest(a."errorTypes") AS t
    WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted'
    GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), true) FROM gone
  WHERE "source" = 'adjudication' OR ("source" = 'annotator' AND ("state" = 'submitted' OR "returnReason" IS NOT NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER annotation_counter_delete AFTER DELETE ON "Annotation" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_counter_delete();

CREATE FUNCTION face4rag_counter_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_mark_progress(array_agg(DISTINCT n."sampleId"), true) FROM added n JOIN gone o ON o."id" = n."id"
  WHERE n."source" <> 'method' AND (n."state" <> o."state" OR (n."returnReason" IS NULL) <> (o."returnReason" IS NULL)
    OR (n."state" = 'submitted' AND (n."segmentationId" <> o."segmentationId" OR n."authorId" IS DISTINCT FROM o."authorId"
      OR n."roundId" IS DISTINCT FROM o."roundId" OR n."verdict" IS DISTINCT FROM o."verdict")));
  IF NOT EXISTS (SELECT FROM gone WHERE "state" = 'submitted')
    AND NOT EXISTS (SELECT FROM added WHERE "state" = 'submitted' OR "source" = 'method') THEN
    RETURN NULL;
  END IF;
  PERFORM face4rag_add_to_counter(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT c.project, c.key, sum(c.n) FROM (
      SELECT a."projectId", t.key, t.n FROM added a,
        face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t
      UNION ALL SELECT a."projectId", t.key, -t.n FROM gone a,
        face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t) AS c(project, key, n)
    GROUP BY 1, 2 HAVING sum(c.n) <> 0) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT c.sample, c.project, c.type, sum(c.n)::int FROM (
      SELECT a."sampleId", a."projectId", t, 1 FROM added a, unnest(a."errorTypes") AS t
      WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted'
      UNION ALL SELECT a."sampleId", a."projectId", t, -1 FROM gone a, unnest(a."errorTypes") AS t
      WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted'
    ) AS c(sample, project, type, n)
    GROUP BY 1, 2, 3 HAVING sum(c.n) <> 0) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER annotation_counter_update AFTER UPDATE ON "Annotation" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_counter_update();
