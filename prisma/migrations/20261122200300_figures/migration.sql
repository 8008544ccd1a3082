-- One definition of every number (lib/progress, docs/rules-of-the-data.md). What counts is told from what is for training, for
-- checking people, or in a round that does not count; each sample has one state; and gold is counted as people and leads left it.

-- Which part of the work a place or an annotation belongs to; lib/progress/part.ts has it in TypeScript.
CREATE FUNCTION face4rag_part(kind "RoundKind", counts boolean, honeypot boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind = 'training' THEN 'training' WHEN honeypot THEN 'honeypot' WHEN counts THEN 'counted' ELSE 'uncounted' END
$$;
CREATE FUNCTION face4rag_part_of(round uuid, sample uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT face4rag_part(r."kind", r."counts", EXISTS (
    SELECT FROM "RoundSample" q WHERE q."roundId" = r."id" AND q."sampleId" = sample AND q."honeypot"))
  FROM "Round" r WHERE r."id" = round
$$;

CREATE TYPE "SampleState" AS ENUM ('open', 'reserved', 'claimed', 'submitted', 'withdrawn');
CREATE TYPE "GoldOrigin" AS ENUM ('single', 'agreed', 'adjudicated');
CREATE TABLE "SampleProgress" (
    "sampleId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "state" "SampleState" NOT NULL DEFAULT 'open',
    "labelled" BOOLEAN NOT NULL DEFAULT false,
    "goldVerdict" "Verdict",
    "goldOrigin" "GoldOrigin",
    "goldStale" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "SampleProgress_pkey" PRIMARY KEY ("sampleId"),
    CONSTRAINT "SampleProgress_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "SampleProgress_projectId_state_idx" ON "SampleProgress"("projectId", "state");
CREATE INDEX "SampleProgress_stale_idx" ON "SampleProgress" ("projectId", "sampleId") WHERE "goldStale";

-- How samples stand, going by the work that counts alone; lib/progress/sample-state.ts has it in TypeScript.
CREATE FUNCTION face4rag_progress_of(samples uuid[]) RETURNS TABLE ("sampleId" uuid, "state" "SampleState", "labelled" boolean)
LANGUAGE sql STABLE AS $$
  SELECT s."id", CASE WHEN s."withdrawnAt" IS NOT NULL THEN 'withdrawn' WHEN held.claimed THEN 'claimed'
      WHEN held.reserved THEN 'reserved' WHEN NOT said.labelled OR waits.free THEN 'open' ELSE 'submitted' END::"SampleState",
    said.labelled
  FROM unnest(samples) AS k(id) JOIN "Sample" s ON s."id" = k.id,
  LATERAL (SELECT bool_or(c."reservedUntil" IS NULL) AS claimed, bool_or(c."reservedUntil" IS NOT NULL) AS reserved
    FROM "Assignment" c WHERE c."sampleId" = s."id" AND c."state" = 'claimed'
      AND face4rag_part_of(c."roundId", c."sampleId") = 'counted') AS held,
  LATERAL (SELECT EXISTS (SELECT FROM "Annotation" a WHERE a."sampleId" = s."id" AND a."source" = 'annotator'
    AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted') AS labelled) AS said,
  LATERAL (SELECT EXISTS (SELECT FROM "RoundSample" q JOIN "Round" r ON r."id" = q."roundId" AND r."state" = 'open'
    WHERE q."sampleId" = s."id" AND q."openSlots" > 0 AND face4rag_part(r."kind", r."counts", q."honeypot") = 'counted') AS free) AS waits
$$;

-- Samples whose row has to be made anew, noted by triggers. One line a reason: writers never wait for each other here.
CREATE TABLE "StaleSample" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "gold" BOOLEAN NOT NULL,
    CONSTRAINT "StaleSample_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "StaleSample_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "StaleSample_projectId_idx" ON "StaleSample"("projectId");
CREATE FUNCTION face4rag_note_progress(samples uuid[], gold boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StaleSample" ("projectId", "sampleId", "gold")
  SELECT s."projectId", s."id", gold FROM "Sample" s
  WHERE s."id" = ANY (samples) AND EXISTS (SELECT FROM "Project" p WHERE p."id" = s."projectId")
$$;

-- Brings the rows of a project's samples up to date, one process at a time: whoever reads them calls it first
-- (lib/progress/server/refresh-progress.ts). What is noted was committed together with what it is about.
CREATE FUNCTION face4rag_refresh_progress(project uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted uuid[];
  changed uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM "StaleSample" WHERE "projectId" = project) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('progress/' || project));
  WITH taken AS (DELETE FROM "StaleSample" WHERE "projectId" = project RETURNING "sampleId", "gold")
  SELECT array_agg(DISTINCT "sampleId"), array_agg(DISTINCT "sampleId") FILTER (WHERE "gold") INTO noted, changed FROM taken;
  IF noted IS NULL THEN RETURN; END IF;
  UPDATE "SampleProgress" p SET "state" = c."state", "labelled" = c."labelled", "goldStale" = p."goldStale" OR g.id IS NOT NULL
  FROM face4rag_progress_of(noted) AS c LEFT JOIN unnest(changed) AS g(id) ON g.id = c."sampleId"
  WHERE p."sampleId" = c."sampleId"
    AND (p."state" <> c."state" OR p."labelled" <> c."labelled" OR (g.id IS NOT NULL AND NOT p."goldStale"));
END $$;

-- What one sample counts for; gold of withdrawn samples is none of the project's.
CREATE FUNCTION face4rag_tallied_sample(p "SampleProgress") RETURNS TABLE ("key" text) LANGUAGE sql IMMUTABLE AS $$
  SELECT v.key FROM (VALUES ('state ' || p."state"),
    (CASE WHEN p."labelled" AND p."state" <> 'withdrawn' THEN 'labelled' END),
    (CASE WHEN p."state" <> 'withdrawn' THEN 'gold ' || p."goldOrigin" || ' ' || p."goldVerdict" END)) AS v(key)
  WHERE v.key IS NOT NULL
$$;
CREATE FUNCTION face4rag_tally_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  projects uuid[];
  keys text[];
  counts bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(d.project), array_agg(d.key), array_agg(d.n) INTO projects, keys, counts FROM (
      SELECT p."projectId", t.key, count(*) FROM added p, face4rag_tallied_sample(p::"SampleProgress") t GROUP BY 1, 2) AS d(project, key, n);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(d.project), array_agg(d.key), array_agg(-d.n) INTO projects, keys, counts FROM (
      SELECT p."projectId", t.key, count(*) FROM gone p, face4rag_tallied_sample(p::"SampleProgress") t GROUP BY 1, 2) AS d(project, key, n);
  ELSE
    SELECT array_agg(d.project), array_agg(d.key), array_agg(d.n) INTO projects, keys, counts FROM (
      SELECT c.project, c.key, sum(c.n)::bigint FROM (
        SELECT p."projectId", t.key, 1 FROM added p, face4rag_tallied_sample(p::"SampleProgress") t
        UNION ALL SELECT p."projectId", t.key, -1 FROM gone p, face4rag_tallied_sample(p::"SampleProgress") t) AS c(project, key, n)
      GROUP BY 1, 2 HAVING sum(c.n) <> 0) AS d(project, key, n);
  END IF;
  IF projects IS NOT NULL THEN PERFORM face4rag_add_to_tally(projects, keys, counts); END IF;
  RETURN NULL;
END $$;

-- A sample stands from its arrival on.
CREATE FUNCTION face4rag_progress_of_samples() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "SampleProgress" ("sampleId", "projectId", "state")
    SELECT "id", "projectId", CASE WHEN "withdrawnAt" IS NULL THEN 'open' ELSE 'withdrawn' END::"SampleState" FROM added;
  ELSE
    PERFORM face4rag_note_progress(array_agg(n."id"), false) FROM added n JOIN gone o ON o."id" = n."id"
    WHERE (o."withdrawnAt" IS NULL) <> (n."withdrawnAt" IS NULL);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER sample_tally_insert ON "Sample";
DROP TRIGGER sample_tally_delete ON "Sample";
DROP FUNCTION face4rag_tally_samples();
CREATE TRIGGER sample_progress_insert AFTER INSERT ON "Sample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_samples();
CREATE TRIGGER sample_progress_update AFTER UPDATE ON "Sample" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_samples();

-- Who has a sample back and loses it is waited for no longer: that can make gold of it.
CREATE FUNCTION face4rag_progress_of_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), false) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), true) FROM gone;
  ELSE
    PERFORM face4rag_note_progress(array_agg(DISTINCT n."sampleId"), bool_or(n."state" <> o."state"))
    FROM added n JOIN gone o ON o."id" = n."id"
    WHERE n."state" <> o."state" OR (n."reservedUntil" IS NULL) <> (o."reservedUntil" IS NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER assignment_progress_insert AFTER INSERT ON "Assignment" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_places();
CREATE TRIGGER assignment_progress_update AFTER UPDATE ON "Assignment" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_places();
CREATE TRIGGER assignment_progress_delete AFTER DELETE ON "Assignment" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_places();

-- What one annotation counts for in its part of the work, types aside; a person's in the figures of its round in any case.
DROP TRIGGER annotation_tally_insert ON "Annotation";
DROP TRIGGER annotation_tally_update ON "Annotation";
DROP TRIGGER annotation_tally_delete ON "Annotation";
DROP FUNCTION face4rag_tally_insert();
DROP FUNCTION face4rag_tally_update();
DROP FUNCTION face4rag_tally_delete();
DROP FUNCTION face4rag_tallied("Annotation");
CREATE FUNCTION face4rag_tallied(a "Annotation", part text) RETURNS TABLE ("key" text, "n" int) LANGUAGE sql STABLE AS $$
  SELECT v.key, v.n FROM (VALUES
    ('prefilled', (a."source" = 'method' AND NOT a."superseded")::int),
    ('part ' || part, (a."source" = 'annotator' AND a."state" = 'submitted')::int),
    ('by ' || a."roundId" || ' ' || a."authorId" || CASE part WHEN 'honeypot' THEN ' honeypot' ELSE ' work' END, (a."source" = 'annotator' AND a."state" = 'submitted')::int),
    (CASE WHEN a."verdict" IN ('consistent', 'inconsistent') THEN a."verdict"::text ELSE 'undecided' END, (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int),
    ('confirmed', (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int * a."confirmed"), ('changed', (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int * a."changed"),
    ('day ' || to_char(a."submittedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), (a."source" = 'annotator' AND a."state" = 'submitted' AND part = 'counted')::int)) AS v(key, n)
  WHERE v.key IS NOT NULL AND v.n <> 0
$$;

-- Old rows count less one, new ones one more; what most changes of a draft leave as it was is found first. What changes what people
-- say of a sample, or what a lead made of it, changes its state and its gold.
CREATE FUNCTION face4rag_tally_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n) FROM added a,
      face4rag_tallied(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, count(*)::int FROM added a, unnest(a."errorTypes") AS t
    WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted'
    GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), true) FROM added
  WHERE "source" = 'adjudication' OR ("source" = 'annotator' AND "state" = 'submitted');
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_tally_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(-d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n) FROM gone a,
      face4rag_tallied(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1, 2) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(-d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, count(*)::int FROM gone a, unnest(a."errorTypes") AS t
    WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted'
    GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
  PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), true) FROM gone
  WHERE "source" = 'adjudication' OR ("source" = 'annotator' AND ("state" = 'submitted' OR "returnReason" IS NOT NULL));
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_tally_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_note_progress(array_agg(DISTINCT n."sampleId"), true) FROM added n JOIN gone o ON o."id" = n."id"
  WHERE n."source" <> 'method' AND (n."state" <> o."state" OR (n."returnReason" IS NULL) <> (o."returnReason" IS NULL)
    OR (n."state" = 'submitted' AND (n."segmentationId" <> o."segmentationId" OR n."authorId" IS DISTINCT FROM o."authorId"
      OR n."roundId" IS DISTINCT FROM o."roundId" OR n."verdict" IS DISTINCT FROM o."verdict")));
  IF NOT EXISTS (SELECT FROM gone WHERE "state" = 'submitted')
    AND NOT EXISTS (SELECT FROM added WHERE "state" = 'submitted' OR "source" = 'method') THEN
    RETURN NULL;
  END IF;
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT c.project, c.key, sum(c.n) FROM (
      SELECT a."projectId", t.key, t.n FROM added a,
        face4rag_tallied(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t
      UNION ALL SELECT a."projectId", t.key, -t.n FROM gone a,
        face4rag_tallied(a::"Annotation", face4rag_part_of(a."roundId", a."sampleId")) t) AS c(project, key, n)
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
CREATE TRIGGER annotation_tally_insert AFTER INSERT ON "Annotation" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_insert();
CREATE TRIGGER annotation_tally_update AFTER UPDATE ON "Annotation" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_update();
CREATE TRIGGER annotation_tally_delete AFTER DELETE ON "Annotation" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_delete();

-- Submitted annotations that belong to another part of the work than before: a sample of a round becomes a honeypot, or none any
-- more, or a round begins or ends to count.
CREATE FUNCTION face4rag_move_parts(annotations uuid[], olds text[], news text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF annotations IS NULL THEN RETURN; END IF;
  PERFORM face4rag_add_to_tally(array_agg(d.project), array_agg(d.key), array_agg(d.n)) FROM (
    SELECT a."projectId", t.key, sum(t.n)::bigint
    FROM unnest(annotations, olds, news) AS m(id, old, new) JOIN "Annotation" a ON a."id" = m.id, LATERAL (
      SELECT key, n FROM face4rag_tallied(a, m.new) UNION ALL SELECT key, -n FROM face4rag_tallied(a, m.old)) AS t
    GROUP BY 1, 2 HAVING sum(t.n) <> 0) AS d(project, key, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, sum((m.new = 'counted')::int - (m.old = 'counted')::int)::int
    FROM unnest(annotations, olds, news) AS m(id, old, new) JOIN "Annotation" a ON a."id" = m.id, unnest(a."errorTypes") AS t
    WHERE (m.new = 'counted') <> (m.old = 'counted') GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
END $$;

-- Of a round: its free places and the samples in its queue, honeypots and withdrawn samples aside.
CREATE FUNCTION face4rag_add_places(rounds uuid[], samples bigint[], places bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT face4rag_add_to_tally(array_agg(r."projectId"), array_agg(v.key), array_agg(v.n))
  FROM unnest(rounds, samples, places) AS d(round, samples, places) JOIN "Round" r ON r."id" = d.round,
    LATERAL (VALUES ('queued ' || d.round, d.samples), ('slots ' || d.round, d.places)) AS v(key, n)
$$;
CREATE FUNCTION face4rag_round_sample_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_places(array_agg(d.round), array_agg(d.samples), array_agg(d.places)) FROM (
    SELECT "roundId", count(*), sum("openSlots") FROM added WHERE NOT "withdrawn" AND NOT "honeypot" GROUP BY 1) AS d(round, samples, places)
  HAVING count(*) > 0;
  PERFORM face4rag_move_parts(array_agg(a."id"), array_agg(face4rag_part(r."kind", r."counts", false)), array_agg(face4rag_part(r."kind", r."counts", true)))
  FROM added q JOIN "Round" r ON r."id" = q."roundId"
  JOIN "Annotation" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" WHERE q."honeypot";
  PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), false) FROM added WHERE "openSlots" > 0 AND NOT "honeypot";
  PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), true) FROM added WHERE "honeypot";
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_round_sample_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_places(array_agg(d.round), array_agg(-d.samples), array_agg(-d.places)) FROM (
    SELECT "roundId", count(*), sum("openSlots") FROM gone WHERE NOT "withdrawn" AND NOT "honeypot" GROUP BY 1) AS d(round, samples, places)
  HAVING count(*) > 0;
  PERFORM face4rag_move_parts(array_agg(a."id"), array_agg(face4rag_part(r."kind", r."counts", true)), array_agg(face4rag_part(r."kind", r."counts", false)))
  FROM gone q JOIN "Round" r ON r."id" = q."roundId"
  JOIN "Annotation" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" WHERE q."honeypot";
  PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), false) FROM gone WHERE "openSlots" > 0 AND NOT "honeypot";
  PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), true) FROM gone WHERE "honeypot";
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_round_sample_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_places(array_agg(d.round), array_agg(d.samples), array_agg(d.places)) FROM (
    SELECT c.round, sum(c.sign), sum(c.sign * c.slots) FROM (
      SELECT "roundId", 1, "openSlots" FROM added WHERE NOT "withdrawn" AND NOT "honeypot"
      UNION ALL SELECT "roundId", -1, "openSlots" FROM gone WHERE NOT "withdrawn" AND NOT "honeypot") AS c(round, sign, slots)
    GROUP BY 1 HAVING sum(c.sign) <> 0 OR sum(c.sign * c.slots) <> 0) AS d(round, samples, places)
  HAVING count(*) > 0;
  PERFORM face4rag_move_parts(array_agg(a."id"), array_agg(face4rag_part(r."kind", r."counts", o."honeypot")), array_agg(face4rag_part(r."kind", r."counts", n."honeypot")))
  FROM added n JOIN gone o USING ("roundId", "sampleId") JOIN "Round" r ON r."id" = n."roundId"
  JOIN "Annotation" a ON a."roundId" = n."roundId" AND a."sampleId" = n."sampleId" WHERE n."honeypot" <> o."honeypot";
  INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
  SELECT r."projectId", n."roundId", n."sampleId" FROM added n JOIN gone o USING ("roundId", "sampleId") JOIN "Round" r ON r."id" = n."roundId"
  WHERE n."honeypot" <> o."honeypot" AND EXISTS (SELECT FROM "Annotation" a
    WHERE a."roundId" = n."roundId" AND a."sampleId" = n."sampleId" AND a."state" = 'submitted');
  PERFORM face4rag_note_progress(array_agg(DISTINCT n."sampleId"), false) FROM added n JOIN gone o USING ("roundId", "sampleId")
  WHERE (n."openSlots" > 0) <> (o."openSlots" > 0);
  PERFORM face4rag_note_progress(array_agg(DISTINCT n."sampleId"), true) FROM added n JOIN gone o USING ("roundId", "sampleId")
  WHERE n."honeypot" <> o."honeypot";
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_progress_insert AFTER INSERT ON "RoundSample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_round_sample_insert();
CREATE TRIGGER round_sample_progress_update AFTER UPDATE ON "RoundSample" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_round_sample_update();
CREATE TRIGGER round_sample_progress_delete AFTER DELETE ON "RoundSample" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_round_sample_delete();

-- A round that closes has no free places any more.
CREATE FUNCTION face4rag_round_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kind" <> OLD."kind" OR NEW."counts" <> OLD."counts" THEN
    PERFORM face4rag_move_parts(array_agg(m.id), array_agg(face4rag_part(OLD."kind", OLD."counts", m.honeypot)), array_agg(face4rag_part(NEW."kind", NEW."counts", m.honeypot)))
    FROM (SELECT a."id", coalesce(q."honeypot", false) FROM "Annotation" a
      LEFT JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId" WHERE a."roundId" = NEW."id") AS m(id, honeypot);
    PERFORM face4rag_note_progress(array_agg(m.id), true) FROM (
      SELECT "sampleId" FROM "RoundSample" WHERE "roundId" = NEW."id" UNION SELECT "sampleId" FROM "Annotation" WHERE "roundId" = NEW."id"
      UNION SELECT "sampleId" FROM "Assignment" WHERE "roundId" = NEW."id") AS m(id);
  ELSE
    PERFORM face4rag_note_progress(array_agg(DISTINCT "sampleId"), false) FROM "RoundSample"
    WHERE "roundId" = NEW."id" AND "openSlots" > 0 AND NOT "honeypot";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER round_progress AFTER UPDATE OF "kind", "counts", "state" ON "Round"
  FOR EACH ROW WHEN (NEW."kind" <> OLD."kind" OR NEW."counts" <> OLD."counts" OR NEW."state" <> OLD."state")
  EXECUTE FUNCTION face4rag_round_progress();

-- Another rule makes other gold.
CREATE FUNCTION face4rag_rule_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "SampleProgress" SET "goldStale" = true WHERE "projectId" = NEW."id" AND "labelled" AND NOT "goldStale";
  RETURN NULL;
END $$;
CREATE TRIGGER project_rule_progress AFTER UPDATE OF "goldRule", "goldVotes" ON "Project"
  FOR EACH ROW WHEN (NEW."goldRule" <> OLD."goldRule" OR NEW."goldVotes" <> OLD."goldVotes")
  EXECUTE FUNCTION face4rag_rule_progress();

-- Who worked how long in a round, when last, and what ended without a submission.
CREATE INDEX "Annotation_work_idx" ON "Annotation" ("projectId", "roundId", "authorId") INCLUDE ("activeMs") WHERE "source" = 'annotator';
CREATE INDEX "Annotation_last_idx" ON "Annotation" ("roundId", "authorId", "submittedAt") WHERE "source" = 'annotator' AND "state" = 'submitted';
CREATE INDEX "Assignment_ended_idx" ON "Assignment" ("projectId", "roundId", "userId") WHERE "state" IN ('skipped', 'lapsed', 'reassigned');

-- What is there already.
INSERT INTO "SampleProgress" ("sampleId", "projectId", "state", "labelled", "goldStale")
SELECT c."sampleId", s."projectId", c."state", c."labelled", EXISTS (SELECT FROM "Annotation" a WHERE a."sampleId" = s."id"
  AND (a."source" = 'adjudication' OR (a."source" = 'annotator' AND a."state" = 'submitted')))
FROM face4rag_progress_of(ARRAY(SELECT "id" FROM "Sample")) c JOIN "Sample" s ON s."id" = c."sampleId";
CREATE TRIGGER sample_progress_tally_insert AFTER INSERT ON "SampleProgress" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_progress();
CREATE TRIGGER sample_progress_tally_update AFTER UPDATE ON "SampleProgress" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_progress();
CREATE TRIGGER sample_progress_tally_delete AFTER DELETE ON "SampleProgress" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_tally_progress();
DELETE FROM "FoundType";
DELETE FROM "ProjectTally" WHERE NOT starts_with("key", 'free ');
INSERT INTO "FoundType" ("sampleId", "type", "projectId", "n")
SELECT a."sampleId", t, a."projectId", count(*) FROM "Annotation" a, unnest(a."errorTypes") AS t
WHERE a."source" = 'annotator' AND a."state" = 'submitted' AND face4rag_part_of(a."roundId", a."sampleId") = 'counted' GROUP BY 1, 2, 3;
INSERT INTO "ProjectTally" ("projectId", "key", "n")
SELECT a."projectId", t.key, sum(t.n) FROM "Annotation" a, face4rag_tallied(a, face4rag_part_of(a."roundId", a."sampleId")) t GROUP BY 1, 2
UNION ALL SELECT "projectId", 'type ' || "type", count(*) FROM "FoundType" WHERE "n" > 0 GROUP BY 1, 2
UNION ALL SELECT p."projectId", t.key, count(*) FROM "SampleProgress" p, face4rag_tallied_sample(p) t GROUP BY 1, 2
UNION ALL SELECT r."projectId", v.key, sum(v.n) FROM "RoundSample" q JOIN "Round" r ON r."id" = q."roundId",
  LATERAL (VALUES ('queued ' || r."id", 1), ('slots ' || r."id", q."openSlots")) AS v(key, n)
  WHERE NOT q."withdrawn" AND NOT q."honeypot" GROUP BY 1, 2;
