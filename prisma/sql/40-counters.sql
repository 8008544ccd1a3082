-- What the pages of a project count, kept as it changes, in lines that only grow: writers never wait for each other.

-- What a line counts: without an id and a number, so that what is counted alike is equal. In the order of the columns of the table.
CREATE FUNCTION face4rag_line(project uuid, what "CounterKind", round uuid DEFAULT NULL, author uuid DEFAULT NULL, part "WorkPart" DEFAULT NULL,
  state "SampleState" DEFAULT NULL, origin "GoldOrigin" DEFAULT NULL, verdict "Verdict" DEFAULT NULL, type "ErrorType" DEFAULT NULL,
  day date DEFAULT NULL, language text DEFAULT NULL) RETURNS "ProjectCounter" LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(NULL, project, what, round, author, part, state, origin, verdict, type, day, language, NULL)::"ProjectCounter"
$$;

-- Adds lines, none for a project that is going; every 256th line has all of its project's summed up.
CREATE FUNCTION face4rag_add_to_counter(lines "ProjectCounter"[], counts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  crowded uuid;
BEGIN
  FOR crowded IN
    WITH put AS (
      INSERT INTO "ProjectCounter" ("projectId", "what", "roundId", "authorId", "part", "state", "goldOrigin", "verdict", "errorType", "day", "language", "n")
      SELECT d."projectId", d."what", d."roundId", d."authorId", d."part", d."state", d."goldOrigin", d."verdict", d."errorType", d."day", d."language", d.count
      FROM unnest(counts, lines) AS d(count)
      WHERE d.count <> 0 AND EXISTS (SELECT FROM "Project" p WHERE p."id" = d."projectId")
      RETURNING "id", "projectId")
    SELECT DISTINCT "projectId" FROM put WHERE "id" % 256 = 0
  LOOP
    WITH gone AS (
      DELETE FROM "ProjectCounter" WHERE "id" IN (
        SELECT "id" FROM "ProjectCounter" WHERE "projectId" = crowded FOR UPDATE SKIP LOCKED)
      RETURNING *)
    INSERT INTO "ProjectCounter" ("projectId", "what", "roundId", "authorId", "part", "state", "goldOrigin", "verdict", "errorType", "day", "language", "n")
    SELECT "projectId", "what", "roundId", "authorId", "part", "state", "goldOrigin", "verdict", "errorType", "day", "language", sum("n")
    FROM gone GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 HAVING sum("n") <> 0;
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
    SELECT face4rag_line(d.project, 'type', type => d.type) AS line, sum((put."n" > 0)::int - (put."n" - d.n > 0)::int) AS n
    FROM d JOIN put ON put."sampleId" = d.sample AND put."type" = d.type GROUP BY d.project, d.type
  )
  SELECT face4rag_add_to_counter(array_agg(line), array_agg(n)) FROM changed
$$;

-- Where a sample goes, what was found in it goes with it, not with its annotations.
CREATE FUNCTION face4rag_types_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_counter(array_agg(d.line), array_agg(d.n)) FROM (
    SELECT face4rag_line("projectId", 'type', type => "type"), -count(*) FROM gone WHERE "n" > 0 GROUP BY "projectId", "type") AS d(line, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER found_type_gone AFTER DELETE ON "FoundType" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_types_gone();

-- What one annotation counts for, without types.
CREATE FUNCTION face4rag_counted(a "Annotation", part "WorkPart") RETURNS TABLE ("line" "ProjectCounter", "n" int) LANGUAGE sql STABLE AS $$
  SELECT v.line, v.n FROM
    LATERAL (SELECT (a."source" = 'annotator' AND a."state" = 'submitted')::int AS n) AS said,
    LATERAL (SELECT CASE WHEN part = 'counted' THEN said.n ELSE 0 END AS n) AS counts,
    LATERAL (VALUES
      (face4rag_line(a."projectId", 'prefilled'), a."prefills"::int),
      (face4rag_line(a."projectId", 'submitted', round => a."roundId", author => a."authorId", part => part), said.n),
      (face4rag_line(a."projectId", 'verdict', verdict => CASE WHEN a."verdict" IN ('consistent', 'inconsistent') THEN a."verdict" END), counts.n),
      (face4rag_line(a."projectId", 'confirmed'), counts.n * a."confirmed"),
      (face4rag_line(a."projectId", 'changed'), counts.n * a."changed"),
      (face4rag_line(a."projectId", 'day', day => (a."submittedAt" AT TIME ZONE 'UTC')::date), CASE WHEN a."submittedAt" IS NULL THEN 0 ELSE counts.n END)
    ) AS v(line, n)
  WHERE v.n <> 0
$$;

-- Old rows count less one, new ones one more; what most changes of a draft leave as it was is found first. What changes what people
-- say of a sample, or what a lead made of it, changes its state and its gold.
CREATE FUNCTION face4rag_counter_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_counter(array_agg(d.line), array_agg(d.n)) FROM (
    SELECT t.line, sum(t.n) FROM added a,
      face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1) AS d(line, n)
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
  PERFORM face4rag_add_to_counter(array_agg(d.line), array_agg(-d.n)) FROM (
    SELECT t.line, sum(t.n) FROM gone a,
      face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1) AS d(line, n)
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
  PERFORM face4rag_add_to_counter(array_agg(d.line), array_agg(d.n)) FROM (
    SELECT c.line, sum(c.n) FROM (
      SELECT t.line, t.n FROM added a,
        face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t
      UNION ALL SELECT t.line, -t.n FROM gone a,
        face4rag_counted(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t) AS c(line, n)
    GROUP BY 1 HAVING sum(c.n) <> 0) AS d(line, n)
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
