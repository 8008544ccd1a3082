-- Requests with an Idempotency-Key, with the responses that are given again.
CREATE TABLE "IdempotentRequest" (
    "actor" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER,
    "bodyCipher" TEXT,
    "startedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "IdempotentRequest_pkey" PRIMARY KEY ("actor", "key")
);
CREATE INDEX "IdempotentRequest_startedAt_idx" ON "IdempotentRequest"("startedAt");
