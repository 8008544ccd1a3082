-- Agreement may be read of collected or of constructed samples alone.
CREATE TYPE "SampleOrigin" AS ENUM ('collected', 'constructed');
ALTER TABLE "AgreementReport" ADD COLUMN "origin" "SampleOrigin";
DROP INDEX IF EXISTS "AgreementReport_going_idx";
