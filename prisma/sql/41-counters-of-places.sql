-- How many samples are in the queue of each round, how many places they have, and how many are free in which language.

-- Of a round: its free places and the samples in its queue, without honeypots and withdrawn samples.
CREATE FUNCTION face4rag_add_places(rounds uuid[], samples bigint[], places bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT face4rag_add_to_counter(array_agg(face4rag_line(r."projectId", v.what::"CounterKind", round => d.round)), array_agg(v.n))
  FROM unnest(rounds, samples, places) AS d(round, samples, places) JOIN "Round" r ON r."id" = d.round,
    LATERAL (VALUES ('queued', d.samples), ('places', d.places)) AS v(what, n)
$$;

-- Free samples of each round by language: how much lies before a person is shown at every sample.
CREATE FUNCTION face4rag_is_free(q "RoundSample") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT q."openPlaces" > 0 AND NOT q."withdrawn" AND NOT q."honeypot"
$$;

CREATE FUNCTION face4rag_add_free(rounds uuid[], languages text[], counts bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT face4rag_add_to_counter(array_agg(face4rag_line(r."projectId", 'free', round => d.round, language => d.language)), array_agg(d.n))
  FROM unnest(rounds, languages, counts) AS d(round, language, n) JOIN "Round" r ON r."id" = d.round WHERE d.n <> 0
$$;

CREATE FUNCTION face4rag_free_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_free(array_agg(d.round), array_agg(d.language), array_agg(d.n)) FROM (
    SELECT q."roundId", q."language", count(*) FROM added q WHERE face4rag_is_free(q::"RoundSample") GROUP BY 1, 2
  ) AS d(round, language, n) HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_free_insert AFTER INSERT ON "RoundSample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_free_insert();

CREATE FUNCTION face4rag_free_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_free(array_agg(d.round), array_agg(d.language), array_agg(-d.n)) FROM (
    SELECT q."roundId", q."language", count(*) FROM gone q WHERE face4rag_is_free(q::"RoundSample") GROUP BY 1, 2
  ) AS d(round, language, n) HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_free_delete AFTER DELETE ON "RoundSample" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_free_delete();

CREATE FUNCTION face4rag_free_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_add_free(array_agg(d.round), array_agg(d.language), array_agg(d.n)) FROM (
    SELECT c.round, c.language, sum(c.n)::bigint FROM (
      SELECT q."roundId", q."language", 1 FROM added q WHERE face4rag_is_free(q::"RoundSample")
      UNION ALL SELECT q."roundId", q."language", -1 FROM gone q WHERE face4rag_is_free(q::"RoundSample")) AS c(round, language, n)
    GROUP BY 1, 2 HAVING sum(c.n) <> 0) AS d(round, language, n)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER round_sample_free_update AFTER UPDATE ON "RoundSample" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_free_update();
