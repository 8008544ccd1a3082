-- Agreement may be read of collected or of constructed samples alone.
CREATE TYPE "SampleOrigin" AS ENUM ('collected', 'constructed');
ALTER TABLE "AgreementReport" ADD COLUMN "origin" "SampleOrigin";
DROP INDEX IF EXISTS "AgreementReport_going_idx";

-- Boards tell right verdicts by recipe. Those from before have none, and no longer hold where a sample was constructed.
UPDATE "Board" SET "figures" = jsonb_set(jsonb_set("figures", '{gold,recipes}', '[]'), '{subsets}', (
  SELECT jsonb_agg(jsonb_set(s.subset, '{rows}', (
    SELECT jsonb_agg(r.judge || '{"recipes": []}' ORDER BY r.at) FROM jsonb_array_elements(s.subset->'rows') WITH ORDINALITY r(judge, at)
  )) ORDER BY s.at) FROM jsonb_array_elements("figures"->'subsets') WITH ORDINALITY s(subset, at)))
WHERE "figures" IS NOT NULL;
UPDATE "Board" b SET "fingerprint" = ''
WHERE EXISTS (SELECT FROM "Sample" s WHERE s."projectId" = b."projectId" AND s."pedigree" IS NOT NULL);
