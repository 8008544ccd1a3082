-- Each piece of evidence says whose word it is: method, accepted or person (lib/annotation/evidence-origin.ts). What is stored
-- already is told by what was shown to whom; a method's evidence that was left behind under another verdict stays the method's.
CREATE FUNCTION pg_temp.same_in(list jsonb, item jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT FROM jsonb_array_elements(coalesce(list, '[]')) AS other WHERE other - 'origin' = item - 'origin')
$$;

UPDATE "Label" l SET "evidence" = (
  SELECT jsonb_agg(e.item || '{"origin": "method"}' ORDER BY e.n) FROM jsonb_array_elements(l."evidence") WITH ORDINALITY AS e(item, n))
FROM "Annotation" a
WHERE a."id" = l."annotationId" AND a."source" = 'method' AND l."evidence" <> '[]';

UPDATE "Label" l SET "evidence" = (
  SELECT jsonb_agg(e.item || jsonb_build_object('origin', CASE
      WHEN pg_temp.same_in(d.shown, e.item) THEN CASE
        WHEN l."decidedAt" IS NOT NULL AND (l."errorType" IS NOT NULL OR (l."fact" = 'consistent' AND l."logic" = 'consistent'
          AND e.item->>'relation' = 'supports')) THEN 'accepted' ELSE 'method' END
      WHEN pg_temp.same_in(d.inherited, e.item) THEN 'method'
      ELSE 'person' END) ORDER BY e.n)
  FROM jsonb_array_elements(l."evidence") WITH ORDINALITY AS e(item, n))
FROM (
  SELECT p."id",
    -- What the person was shown of the method's evidence on the segment.
    CASE WHEN (coalesce(a."policy", 'prefilled') = 'prefilled' AND NOT a."control")
      OR (a."policy" = 'reveal' AND NOT a."control" AND p."revealedAt" IS NOT NULL) THEN m."evidence" END AS shown,
    -- Of a segment that the person cut: what the method had said of the others.
    CASE WHEN m."id" IS NULL AND coalesce(a."policy", 'prefilled') = 'prefilled' AND NOT a."control" THEN (
      SELECT jsonb_agg(item) FROM "Label" o, jsonb_array_elements(o."evidence") AS item
      WHERE o."annotationId" = a."derivedFromId") END AS inherited
  FROM "Label" p
  JOIN "Annotation" a ON a."id" = p."annotationId" AND a."source" = 'annotator'
  LEFT JOIN "Label" m ON m."annotationId" = a."derivedFromId" AND m."segmentId" = p."segmentId"
  WHERE p."evidence" <> '[]') d
WHERE d."id" = l."id";

-- What a lead holds is somebody's own word, or was a method's that they accepted.
UPDATE "Label" l SET "evidence" = (
  SELECT jsonb_agg(e.item || jsonb_build_object('origin', CASE
      WHEN pg_temp.same_in(q.evidence, e.item) AND NOT pg_temp.same_in(q.chosen, e.item) THEN 'accepted' ELSE 'person' END) ORDER BY e.n)
  FROM jsonb_array_elements(l."evidence") WITH ORDINALITY AS e(item, n))
FROM (
  SELECT p."id", jsonb_agg(item) AS evidence, jsonb_agg(item) FILTER (WHERE item->>'origin' = 'person') AS chosen
  FROM "Label" p
  JOIN "Annotation" a ON a."id" = p."annotationId" AND a."source" = 'adjudication'
  LEFT JOIN "Annotation" v ON v."sampleId" = a."sampleId" AND v."source" = 'annotator'
  LEFT JOIN "Label" o ON o."annotationId" = v."id"
  LEFT JOIN LATERAL jsonb_array_elements(o."evidence") AS item ON true
  WHERE p."evidence" <> '[]'
  GROUP BY p."id") q
WHERE q."id" = l."id";

ALTER TABLE "Label" ADD CONSTRAINT "Label_evidence_origin" CHECK (NOT jsonb_path_exists("evidence",
  '$[*] ? (!(@.origin == "method" || @.origin == "accepted" || @.origin == "person"))'));

-- Where the method gave no verdict there was nothing to confirm.
UPDATE "Annotation" a SET "confirmed" = greatest(0, a."confirmed" - n.silent)
FROM (
  SELECT p."id", count(*)::int AS silent
  FROM "Annotation" p
  JOIN "SegmentationItem" i ON i."segmentationId" = p."segmentationId"
  JOIN "Label" m ON m."annotationId" = p."derivedFromId" AND m."segmentId" = i."segmentId"
  WHERE p."source" = 'annotator' AND p."confirmed" > 0 AND coalesce(p."policy", 'prefilled') = 'prefilled' AND NOT p."control"
    AND m."fact" <> 'inconsistent' AND m."logic" <> 'inconsistent'
    AND ('abstained' IN (m."fact", m."logic") OR (m."fact" = 'not_judged' AND m."logic" = 'not_judged'))
  GROUP BY p."id") n
WHERE n."id" = a."id";
