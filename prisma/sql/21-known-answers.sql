-- Of which samples the answer is known, as for training and honeypots.

-- The known answer of a sample, no row where it is not known: what a lead has adjudicated, else what the project's rule makes gold
-- of without a vote against it, else what its source says. Types are empty of consistent ones, and where only the verdict is known.
CREATE FUNCTION face4rag_known_answer(sample uuid)
RETURNS TABLE ("origin" text, "verdict" "Verdict", "types" "ErrorType"[]) LANGUAGE sql STABLE AS $$
  SELECT k.* FROM (
    (SELECT 'adjudication', a."verdict", a."errorTypes" FROM "Annotation" a
     WHERE a."sampleId" = sample AND a."source" = 'adjudication' AND a."state" = 'submitted'
     ORDER BY a."submittedAt" DESC LIMIT 1)
    UNION ALL
    SELECT 'agreed', e."verdicts"[1]::"Verdict", e."errorTypes" FROM "AdjudicationEntry" e
    JOIN "Project" p ON p."id" = e."projectId"
    WHERE e."sampleId" = sample AND NOT EXISTS (SELECT FROM "Annotation" b WHERE b."sampleId" = sample AND b."source" = 'adjudication')
      AND NOT e."segmentationOpen" AND e."dissent" = 0 AND e."leastVotes" > 1
      AND (p."goldRule" = 'unanimous' OR (p."goldRule" = 'majority' AND e."leastVotes" >= p."goldVotes"))
      AND e."verdicts"[1] IN ('consistent', 'inconsistent') AND e."verdicts"[1] = ALL (e."verdicts")
    UNION ALL
    SELECT 'source', CASE WHEN s."coarseType" IS NOT NULL THEN 'inconsistent' ELSE s."coarseLabel" END,
      CASE WHEN s."coarseType" IS NOT NULL THEN ARRAY[s."coarseType"] ELSE ARRAY[]::"ErrorType"[] END
    FROM "Sample" s WHERE s."id" = sample AND (s."coarseType" IS NOT NULL OR s."coarseLabel" IN ('consistent', 'inconsistent'))
  ) AS k("origin", "verdict", "types")
  WHERE k."verdict" IN ('consistent', 'inconsistent') LIMIT 1
$$;

-- Whether a sample may join a training round.
CREATE FUNCTION face4rag_may_train(sample uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM face4rag_known_answer(sample))
    AND NOT EXISTS (SELECT FROM "KnownUse" u WHERE u."sampleId" = sample AND u."training" = 'excluded')
$$;
