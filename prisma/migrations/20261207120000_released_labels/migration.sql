-- Whose released labels a snapshot holds against the gold.
ALTER TABLE "Snapshot" ADD COLUMN "released" TEXT;
