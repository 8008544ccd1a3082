-- When the person of a session last proved who they are. Sessions of before have to prove it again.
ALTER TABLE "Session" ADD COLUMN "confirmedAt" TIMESTAMPTZ;
ALTER TABLE "Session" ALTER COLUMN "confirmedAt" SET DEFAULT CURRENT_TIMESTAMP;
