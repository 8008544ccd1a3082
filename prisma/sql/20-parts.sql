-- Which part of the work something belongs to: counted, training, honeypot, uncounted. lib/progress/part.ts has it in TypeScript.

-- Which part of the work a place or an annotation belongs to; lib/progress/part.ts has it in TypeScript.
CREATE FUNCTION face4rag_part(kind "RoundKind", counts boolean, honeypot boolean) RETURNS "WorkPart" LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE WHEN kind = 'training' THEN 'training' WHEN honeypot THEN 'honeypot' WHEN counts THEN 'counted' ELSE 'uncounted' END)::"WorkPart"
$$;

CREATE FUNCTION face4rag_part_of(round uuid, sample uuid) RETURNS "WorkPart" LANGUAGE sql STABLE AS $$
  SELECT face4rag_part(r."kind", r."counts", EXISTS (
    SELECT FROM "RoundSample" q WHERE q."roundId" = r."id" AND q."sampleId" = sample AND q."honeypot"))
  FROM "Round" r WHERE r."id" = round
$$;
