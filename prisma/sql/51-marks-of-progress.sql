-- Dirty marks: which samples' progress must be recomputed.

CREATE FUNCTION face4rag_mark_progress(samples uuid[], gold boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StaleSample" ("projectId", "sampleId", "gold")
  SELECT s."projectId", s."id", gold FROM "Sample" s
  WHERE s."id" = ANY (samples) AND EXISTS (SELECT FROM "Project" p WHERE p."id" = s."projectId")
$$;

-- Submitted annotations that belong to another part of the work than before: a sample of a round becomes a honeypot, or none any
-- more, or a round begins or ends to count.
CREATE FUNCTION face4rag_move_parts(annotations uuid[], olds "WorkPart"[], news "WorkPart"[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF annotations IS NULL THEN RETURN; END IF;
  PERFORM face4rag_add_to_counter(array_agg(d.line), array_agg(d.n)) FROM (
    SELECT t.line, sum(t.n)
    FROM unnest(annotations, olds, news) AS m(id, old, new) JOIN "Annotation" a ON a."id" = m.id, LATERAL (
      SELECT line, n FROM face4rag_counted(a, m.new) UNION ALL SELECT line, -n FROM face4rag_counted(a, m.old)) AS t
    GROUP BY 1 HAVING sum(t.n) <> 0) AS d(line, n)
  HAVING count(*) > 0;
  PERFORM face4rag_add_types(array_agg(d.sample), array_agg(d.project), array_agg(d.type), array_agg(d.n)) FROM (
    SELECT a."sampleId", a."projectId", t, sum((m.new = 'counted')::int - (m.old = 'counted')::int)::int
    FROM unnest(annotations, olds, news) AS m(id, old, new) JOIN "Annotation" a ON a."id" = m.id, unnest(a."errorTypes") AS t
    WHERE (m.new = 'counted') <> (m.old = 'counted') GROUP BY 1, 2, 3) AS d(sample, project, type, n)
  HAVING count(*) > 0;
END $$;

-- Who has a sample back and loses it is waited for no longer: that can make gold of it.
CREATE FUNCTION face4rag_progress_of_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), false) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), true) FROM gone;
  ELSE
    PERFORM face4rag_mark_progress(array_agg(DISTINCT n."sampleId"), bool_or(n."state" <> o."state"))
    FROM added n JOIN gone o ON o."id" = n."id"
    WHERE n."state" <> o."state" OR (n."reservedUntil" IS NULL) <> (o."reservedUntil" IS NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER assignment_progress_delete AFTER DELETE ON "Assignment" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_places();
CREATE TRIGGER assignment_progress_insert AFTER INSERT ON "Assignment" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_places();
CREATE TRIGGER assignment_progress_update AFTER UPDATE ON "Assignment" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_places();

-- A sample stands from its arrival on.
CREATE FUNCTION face4rag_progress_of_samples() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "SampleProgress" ("sampleId", "projectId", "state")
    SELECT "id", "projectId", CASE WHEN "withdrawnAt" IS NULL THEN 'open' ELSE 'withdrawn' END::"SampleState" FROM added;
  ELSE
    PERFORM face4rag_mark_progress(array_agg(n."id"), false) FROM added n JOIN gone o ON o."id" = n."id"
    WHERE (o."withdrawnAt" IS NULL) <> (n."withdrawnAt" IS NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sample_progress_insert AFTER INSERT ON "Sample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_samples();
CREATE TRIGGER sample_progress_update AFTER UPDATE ON "Sample" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_progress_of_samples();

CREATE FUNCTION face4rag_round_sample_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_places(array_agg(d.round), array_agg(d.samples), array_agg(d.places)) FROM (
    SELECT "roundId", count(*), sum("openPlaces") FROM added WHERE NOT "withdrawn" AND NOT "honeypot" GROUP BY 1) AS d(round, samples, places)
  HAVING count(*) > 0;
  PERFORM face4rag_move_parts(array_agg(a."id"), array_agg(face4rag_part(r."kind", r."counts", false)), array_agg(face4rag_part(r."kind", r."counts", true)))
  FROM added q JOIN "Round" r ON r."id" = q."roundId"
  JOIN "Annotation" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" WHERE q."honeypot";
  PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), false) FROM added WHERE "openPlaces" > 0 AND NOT "honeypot";
  PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), true) FROM added WHERE "honeypot";
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_progress_insert AFTER INSERT ON "RoundSample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_round_sample_insert();

CREATE FUNCTION face4rag_round_sample_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_places(array_agg(d.round), array_agg(-d.samples), array_agg(-d.places)) FROM (
    SELECT "roundId", count(*), sum("openPlaces") FROM gone WHERE NOT "withdrawn" AND NOT "honeypot" GROUP BY 1) AS d(round, samples, places)
  HAVING count(*) > 0;
  PERFORM face4rag_move_parts(array_agg(a."id"), array_agg(face4rag_part(r."kind", r."counts", true)), array_agg(face4rag_part(r."kind", r."counts", false)))
  FROM gone q JOIN "Round" r ON r."id" = q."roundId"
  JOIN "Annotation" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" WHERE q."honeypot";
  PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), false) FROM gone WHERE "openPlaces" > 0 AND NOT "honeypot";
  PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), true) FROM gone WHERE "honeypot";
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_progress_delete AFTER DELETE ON "RoundSample" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_round_sample_delete();

-- A sample that goes takes its places and annotations along at once: which of these were honeypots could not be told after it. Of a project
-- that goes nothing is counted.
CREATE FUNCTION face4rag_sample_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "Project" p WHERE p."id" = OLD."projectId") THEN
    UPDATE "RoundSample" SET "honeypot" = false WHERE "sampleId" = OLD."id" AND "honeypot";
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER sample_goes BEFORE DELETE ON "Sample"
  FOR EACH ROW EXECUTE FUNCTION face4rag_sample_goes();

CREATE FUNCTION face4rag_round_sample_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_places(array_agg(d.round), array_agg(d.samples), array_agg(d.places)) FROM (
    SELECT c.round, sum(c.sign), sum(c.sign * c.places) FROM (
      SELECT "roundId", 1, "openPlaces" FROM added WHERE NOT "withdrawn" AND NOT "honeypot"
      UNION ALL SELECT "roundId", -1, "openPlaces" FROM gone WHERE NOT "withdrawn" AND NOT "honeypot") AS c(round, sign, places)
    GROUP BY 1 HAVING sum(c.sign) <> 0 OR sum(c.sign * c.places) <> 0) AS d(round, samples, places)
  HAVING count(*) > 0;
  PERFORM face4rag_move_parts(array_agg(a."id"), array_agg(face4rag_part(r."kind", r."counts", o."honeypot")), array_agg(face4rag_part(r."kind", r."counts", n."honeypot")))
  FROM added n JOIN gone o USING ("roundId", "sampleId") JOIN "Round" r ON r."id" = n."roundId"
  JOIN "Annotation" a ON a."roundId" = n."roundId" AND a."sampleId" = n."sampleId" WHERE n."honeypot" <> o."honeypot";
  PERFORM face4rag_mark_progress(array_agg(DISTINCT n."sampleId"), false) FROM added n JOIN gone o USING ("roundId", "sampleId")
  WHERE (n."openPlaces" > 0) <> (o."openPlaces" > 0);
  PERFORM face4rag_mark_progress(array_agg(DISTINCT n."sampleId"), true) FROM added n JOIN gone o USING ("roundId", "sampleId")
  WHERE n."honeypot" <> o."honeypot";
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_progress_update AFTER UPDATE ON "RoundSample" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_round_sample_update();

-- A round that closes has no free places any more.
CREATE FUNCTION face4rag_round_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kind" <> OLD."kind" OR NEW."counts" <> OLD."counts" THEN
    PERFORM face4rag_move_parts(array_agg(m.id), array_agg(face4rag_part(OLD."kind", OLD."counts", m.honeypot)), array_agg(face4rag_part(NEW."kind", NEW."counts", m.honeypot)))
    FROM (SELECT a."id", coalesce(q."honeypot", false) FROM "Annotation" a
      LEFT JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId" WHERE a."roundId" = NEW."id") AS m(id, honeypot);
    PERFORM face4rag_mark_progress(array_agg(m.id), true) FROM (
      SELECT "sampleId" FROM "RoundSample" WHERE "roundId" = NEW."id" UNION SELECT "sampleId" FROM "Annotation" WHERE "roundId" = NEW."id"
      UNION SELECT "sampleId" FROM "Assignment" WHERE "roundId" = NEW."id") AS m(id);
  ELSE
    PERFORM face4rag_mark_progress(array_agg(DISTINCT "sampleId"), false) FROM "RoundSample"
    WHERE "roundId" = NEW."id" AND "openPlaces" > 0 AND NOT "honeypot";
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
