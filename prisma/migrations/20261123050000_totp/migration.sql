-- A second factor of an account: an app that shows codes, and codes that stand in for it.
CREATE TABLE "SecondFactor" (
    "userId" TEXT NOT NULL,
    "secretCipher" TEXT NOT NULL,
    "onSince" TIMESTAMPTZ,
    "lastStep" INTEGER,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "RecoveryCode" (
    "codeHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("codeHash"),
    CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "SecondFactor"("userId") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");
