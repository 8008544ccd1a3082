-- Failed sign-ins, counted by account and hour until they become rows of the audit log.
CREATE TABLE "FailedSignIn" (
    "account" TEXT NOT NULL,
    "hour" TIMESTAMPTZ NOT NULL,
    "count" INTEGER NOT NULL,
    "lastAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "FailedSignIn_pkey" PRIMARY KEY ("account", "hour")
);
