-- A place laid aside for a person's next sample: lapses unless they open it.
ALTER TABLE "Assignment" ADD COLUMN "reservedUntil" TIMESTAMPTZ;

CREATE INDEX "Assignment_reserved_idx" ON "Assignment" ("projectId", "reservedUntil") WHERE "reservedUntil" IS NOT NULL;
