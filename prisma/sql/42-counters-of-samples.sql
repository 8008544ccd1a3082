-- How many samples stand how, and what gold says of them.

-- What one sample counts for; gold of withdrawn samples is none of the project's.
CREATE FUNCTION face4rag_counted_sample(p "SampleProgress") RETURNS TABLE ("key" text) LANGUAGE sql IMMUTABLE AS $$
  SELECT v.key FROM (VALUES ('state ' || p."state"),
    (CASE WHEN p."labelled" AND p."state" <> 'withdrawn' THEN 'labelled' END),
    (CASE WHEN p."state" <> 'withdrawn' THEN 'gold ' || p."goldOrigin" || ' ' || p."goldVerdict" END)) AS v(key)
  WHERE v.key IS NOT NULL
$$;

CREATE FUNCTION face4rag_count_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  projects uuid[];
  keys text[];
  counts bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(d.project), array_agg(d.key), array_agg(d.n) INTO projects, keys, counts FROM (
      SELECT p."projectId", t.key, count(*) FROM added p, face4rag_counted_sample(p::"SampleProgress") t GROUP BY 1, 2) AS d(project, key, n);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(d.project), array_agg(d.key), array_agg(-d.n) INTO projects, keys, counts FROM (
      SELECT p."projectId", t.key, count(*) FROM gone p, face4rag_counted_sample(p::"SampleProgress") t GROUP BY 1, 2) AS d(project, key, n);
  ELSE
    SELECT array_agg(d.project), array_agg(d.key), array_agg(d.n) INTO projects, keys, counts FROM (
      SELECT c.project, c.key, sum(c.n)::bigint FROM (
        SELECT p."projectId", t.key, 1 FROM added p, face4rag_counted_sample(p::"SampleProgress") t
        UNION ALL SELECT p."projectId", t.key, -1 FROM gone p, face4rag_counted_sample(p::"SampleProgress") t) AS c(project, key, n)
      GROUP BY 1, 2 HAVING sum(c.n) <> 0) AS d(project, key, n);
  END IF;
  IF projects IS NOT NULL THEN PERFORM face4rag_add_to_counter(projects, keys, counts); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sample_progress_counter_delete AFTER DELETE ON "SampleProgress" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_count_progress();
CREATE TRIGGER sample_progress_counter_insert AFTER INSERT ON "SampleProgress" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_count_progress();
CREATE TRIGGER sample_progress_counter_update AFTER UPDATE ON "SampleProgress" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_count_progress();
