-- When a session was last used. Sessions of before count as used now.
ALTER TABLE "Session" ADD COLUMN "lastUsedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
