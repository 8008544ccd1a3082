-- How a sample stands, and how it is recomputed where it was marked.

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
    WHERE q."sampleId" = s."id" AND q."openPlaces" > 0 AND face4rag_part(r."kind", r."counts", q."honeypot") = 'counted') AS free) AS waits
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
