-- How samples come into rounds and stay in their queues.

-- lib/round/draw.ts in SQL: 0 to 2^32 - 1, the first four bytes of the SHA-256.
CREATE FUNCTION face4rag_draw(what text, round uuid, sample uuid) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ('x' || left(encode(sha256(convert_to(what || '/' || round::text || '/' || sample::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint
$$;

-- Samples of a project: those of `only`, which are looked up by their ids however many the project has; or all.
CREATE FUNCTION face4rag_samples_of(project uuid, only_these uuid[]) RETURNS SETOF "Sample" LANGUAGE sql STABLE AS $$
  SELECT * FROM "Sample" s WHERE only_these IS NULL AND s."projectId" = project
  UNION ALL
  SELECT * FROM "Sample" s WHERE s."id" = ANY(only_these) AND s."projectId" = project
$$;

-- Puts samples of the project into the queue of a round, those of `only` or all: what is there already stays. What is
-- to be ranked by judges stands last, in order of arrival, until it has been. Returns how many joined.
CREATE FUNCTION face4rag_join_round(round uuid, only_these uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  joined integer;
BEGIN
  WITH new AS (
    INSERT INTO "RoundSample" ("roundId", "sampleId", "places", "openPlaces", "queueKey", "stratum", "language", "withdrawn")
    SELECT r."id", s."id", p.n, p.n,
      CASE r."order" WHEN 'arrival' THEN s."ordinal" WHEN 'random' THEN face4rag_draw('order', r."id", s."id")
        ELSE 1e9 + s."ordinal" END,
      CASE WHEN r."order" = 'arrival' THEN 'whole'
        WHEN r."order" = 'random' OR face4rag_draw('stratum', r."id", s."id") * 100 < r."randomShare" * 4294967296 THEN 'random'
        ELSE 'ranked' END::"Stratum",
      lower(split_part(s."language", '-', 1)), s."withdrawnAt" IS NOT NULL
    FROM "Round" r
    CROSS JOIN LATERAL face4rag_samples_of(r."projectId", only_these) s
    CROSS JOIN LATERAL (SELECT CASE WHEN r."overlap" > 1
      AND face4rag_draw('share', r."id", s."id") * 100 < r."share" * 4294967296 THEN r."overlap" ELSE 1 END AS n) p
    WHERE r."id" = round
      AND NOT EXISTS (SELECT FROM "RoundSample" q WHERE q."roundId" = round AND q."sampleId" = s."id")
      AND (r."kind" <> 'training' OR face4rag_may_train(s."id"))
    ORDER BY CASE WHEN r."size" IS NOT NULL THEN face4rag_draw('size', r."id", s."id") END
    LIMIT (SELECT greatest(0, t."size" - (SELECT count(*) FROM "RoundSample" q WHERE q."roundId" = round))
           FROM "Round" t WHERE t."id" = round AND t."size" IS NOT NULL)
    ON CONFLICT DO NOTHING
    RETURNING "places"
  ), sum AS (
    SELECT count(*) AS samples, coalesce(sum("places"), 0) AS places FROM new
  ), counted AS (
    UPDATE "Round" SET "places" = "Round"."places" + sum.places FROM sum WHERE "id" = round AND sum.places > 0
  )
  SELECT samples INTO joined FROM sum;
  RETURN joined;
END $$;

-- Samples that come later join the open rounds of their project that take such, by the same draw as those that were there.
CREATE FUNCTION face4rag_samples_join_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_join_round(r."id", array_agg(s."id"))
  FROM added s JOIN "Round" r ON r."projectId" = s."projectId" AND r."state" = 'open' AND r."later"
    AND (r."drawShare" = 100 OR face4rag_draw('draw', r."id", s."id") * 100 < r."drawShare" * 4294967296)
  GROUP BY r."id";
  RETURN NULL;
END $$;
CREATE TRIGGER sample_joins_rounds AFTER INSERT ON "Sample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_samples_join_rounds();

-- A withdrawn sample leaves every queue, and comes back with its place.
CREATE FUNCTION face4rag_queue_follows_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RoundSample" q SET "withdrawn" = s."withdrawnAt" IS NOT NULL
  FROM changed s WHERE q."sampleId" = s."id" AND q."withdrawn" <> (s."withdrawnAt" IS NOT NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER sample_withdrawal_in_queue AFTER UPDATE ON "Sample" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_queue_follows_withdrawal();
