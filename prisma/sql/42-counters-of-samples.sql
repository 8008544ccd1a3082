-- How many samples stand how, and what gold says of them.

-- What one sample counts for; gold of withdrawn samples is none of the project's.
CREATE FUNCTION face4rag_counted_sample(p "SampleProgress") RETURNS SETOF "ProjectCounter" LANGUAGE sql IMMUTABLE AS $$
  SELECT (v.line).* FROM (VALUES
    (face4rag_line(p."projectId", 'state', state => p."state"), true),
    (face4rag_line(p."projectId", 'labelled'), p."labelled" AND p."state" <> 'withdrawn'),
    (face4rag_line(p."projectId", 'gold', origin => p."goldOrigin", verdict => p."goldVerdict"),
      p."goldOrigin" IS NOT NULL AND p."goldVerdict" IS NOT NULL AND p."state" <> 'withdrawn')) AS v(line, holds)
  WHERE v.holds
$$;

CREATE FUNCTION face4rag_count_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines "ProjectCounter"[];
  counts bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(d.line), array_agg(d.n) INTO lines, counts FROM (
      SELECT t, count(*) FROM added p, face4rag_counted_sample(p::"SampleProgress") t GROUP BY 1) AS d(line, n);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(d.line), array_agg(-d.n) INTO lines, counts FROM (
      SELECT t, count(*) FROM gone p, face4rag_counted_sample(p::"SampleProgress") t GROUP BY 1) AS d(line, n);
  ELSE
    SELECT array_agg(d.line), array_agg(d.n) INTO lines, counts FROM (
      SELECT c.line, sum(c.n) FROM (
        SELECT t, 1 FROM added p, face4rag_counted_sample(p::"SampleProgress") t
        UNION ALL SELECT t, -1 FROM gone p, face4rag_counted_sample(p::"SampleProgress") t) AS c(line, n)
      GROUP BY 1 HAVING sum(c.n) <> 0) AS d(line, n);
  END IF;
  IF lines IS NOT NULL THEN PERFORM face4rag_add_to_counter(lines, counts); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sample_progress_counter_delete AFTER DELETE ON "SampleProgress" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_count_progress();
CREATE TRIGGER sample_progress_counter_insert AFTER INSERT ON "SampleProgress" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_count_progress();
CREATE TRIGGER sample_progress_counter_update AFTER UPDATE ON "SampleProgress" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_count_progress();
