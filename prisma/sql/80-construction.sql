-- What judges say of constructed samples. It orders queues and is shown to leads; it is never gold.

-- A run that counts the votes of judges is no judge beside them: its parameters name them.
CREATE FUNCTION face4rag_counts_votes(params jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT params ? 'judges'
$$;

-- Length in UTF-16 code units, in which offsets are stored; PostgreSQL counts code points.
CREATE FUNCTION face4rag_utf16_length(text text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT length(text) + regexp_count(text, '[\U00010000-\U0010FFFF]')
$$;

-- The error types that a constructed sample is meant to hold; empty: it is meant to stay consistent.
CREATE FUNCTION face4rag_intended_types(pedigree jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT type #>> '{}' FROM jsonb_path_query(pedigree, 'lax $.intended[*]') AS type WHERE type <> 'null')
$$;

-- Where the answer of a constructed sample was changed, in UTF-16 code units; null without edits. Edits say where they stand in
-- the source's answer: those before have moved them. What was deleted touches the text on both sides of it.
CREATE FUNCTION face4rag_changed_places(pedigree jsonb) RETURNS int8multirange LANGUAGE sql IMMUTABLE AS $$
  SELECT range_agg(CASE size WHEN 0 THEN int8range(place - 1, place + 1) ELSE int8range(place, place + size) END)
  FROM (
    SELECT size, first + coalesce(sum(size - (past - first)) OVER (
      ORDER BY first, n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS place
    FROM (
      SELECT n, (edit->>'start')::bigint AS first, (edit->>'end')::bigint AS past, face4rag_utf16_length(edit->>'is') AS size
      FROM jsonb_array_elements(pedigree->'edits') WITH ORDINALITY AS e(edit, n)) AS edits
  ) AS placed
$$;

-- What each judge says of a project's constructed samples, of `only_these` or all: current predictions with a verdict, but for runs
-- that count votes. Each of the three answers is true where it confirms what was intended.
CREATE FUNCTION face4rag_construction_votes(project uuid, only_these uuid[])
RETURNS TABLE ("sampleId" uuid, "intended" "Verdict", "error" boolean, "type" boolean, "place" boolean) LANGUAGE sql STABLE AS $$
  SELECT s."id", meant.verdict, a."verdict" = meant.verdict,
    -- Null of a prediction that names no type.
    CASE WHEN error.seen AND a."errorTypes" <> '{}' THEN a."errorTypes"::text[] && meant.types END,
    -- A segment that it calls inconsistent was changed; null where every segment was, as it could say nothing else.
    CASE WHEN error.seen THEN (
      SELECT bool_or(said.here AND said.failed) FROM (
        SELECT 'inconsistent' IN (l."fact", l."logic") AS failed, EXISTS (
          SELECT FROM jsonb_array_elements(g."spans") AS span
          WHERE int8range((span->>0)::bigint, (span->>1)::bigint) && changed.places) AS here
        FROM (SELECT face4rag_changed_places(s."pedigree") AS places OFFSET 0) AS changed
        JOIN "Label" l ON l."annotationId" = a."id" JOIN "Segment" g ON g."id" = l."segmentId"
        WHERE changed.places IS NOT NULL OFFSET 0
      ) AS said HAVING NOT bool_and(said.here)) END
  FROM "Sample" s
  CROSS JOIN LATERAL (
    SELECT types, CASE types WHEN '{}' THEN 'consistent' ELSE 'inconsistent' END::"Verdict" AS verdict
    FROM (SELECT face4rag_intended_types(s."pedigree") AS types OFFSET 0) AS intended) AS meant
  JOIN "Annotation" a ON a."sampleId" = s."id" AND a."source" = 'method' AND NOT a."superseded"
    AND a."verdict" IN ('consistent', 'inconsistent')
  JOIN "Run" r ON r."id" = a."runId" AND NOT face4rag_counts_votes(r."params")
  -- Of an error that was not intended, or is not seen, nobody is asked which and where.
  CROSS JOIN LATERAL (SELECT meant.verdict = 'inconsistent' AND a."verdict" = 'inconsistent' AS seen) AS error
  WHERE s."projectId" = project AND s."pedigree" IS NOT NULL AND (only_these IS NULL OR s."id" = ANY (only_these))
$$;
