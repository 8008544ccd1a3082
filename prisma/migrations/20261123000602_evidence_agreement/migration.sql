-- Agreement on evidence no longer counts pieces that only a method says: where there are such, it is computed anew.
INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
SELECT DISTINCT s."projectId", s."roundId", s."sampleId" FROM "Standing" s
WHERE EXISTS (
  SELECT FROM "Annotation" a JOIN "Label" l ON l."annotationId" = a."id"
  WHERE a."sampleId" = s."sampleId" AND a."source" = 'annotator' AND l."evidence" @> '[{"origin": "method"}]');
