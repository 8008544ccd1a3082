-- An endpoint may ask for a wait so long that a run pauses for it and goes on by itself.
ALTER TABLE "Run" ADD COLUMN "pausedUntil" TIMESTAMPTZ;
