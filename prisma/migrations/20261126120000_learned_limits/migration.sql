-- An endpoint may want an API version, and be reached through a proxy.
ALTER TABLE "Endpoint" ADD COLUMN "apiVersion" TEXT;
ALTER TABLE "Endpoint" ADD COLUMN "proxy" TEXT;

-- What models say of limits is learned too. Before, the parameter of the limit followed from whether a temperature is taken.
ALTER TABLE "ModelFeatures" ADD COLUMN "tokenLimit" TEXT NOT NULL DEFAULT 'max_tokens';
ALTER TABLE "ModelFeatures" ADD COLUMN "otherTokenLimit" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "ModelFeatures" ADD COLUMN "maxOutput" INTEGER;
ALTER TABLE "ModelFeatures" ADD COLUMN "contextLength" INTEGER;
ALTER TABLE "ModelFeatures" ADD COLUMN "promptScale" DOUBLE PRECISION NOT NULL DEFAULT 1;
UPDATE "ModelFeatures" SET "tokenLimit" = 'max_completion_tokens' WHERE NOT "temperature";
