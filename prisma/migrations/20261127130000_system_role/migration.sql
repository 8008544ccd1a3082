-- Some models take no message of the role "system".
ALTER TABLE "ModelFeatures" ADD COLUMN "systemRole" BOOLEAN NOT NULL DEFAULT true;
