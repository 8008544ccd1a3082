-- Counts of attempts, apart from the table that the library of accounts empties every minute.
CREATE TABLE "AttemptCount" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "AttemptCount_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "AttemptCount_endsAt_idx" ON "AttemptCount"("endsAt");

DELETE FROM "RateLimit" WHERE "key" LIKE 'sign-in-%';
