-- Gold is kept with its types and places, so that judges are measured without making it again.
ALTER TABLE "SampleProgress" ADD COLUMN "goldTypes" "ErrorType"[] DEFAULT ARRAY[]::"ErrorType"[];
ALTER TABLE "SampleProgress" ADD COLUMN "goldFailed" JSONB NOT NULL DEFAULT '[]';
UPDATE "SampleProgress" SET "goldStale" = true WHERE "goldVerdict" = 'inconsistent';

CREATE TABLE "Board" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "epsilon" DOUBLE PRECISION NOT NULL DEFAULT 0.2,
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "fingerprint" TEXT NOT NULL DEFAULT '',
    "figures" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,

    CONSTRAINT "Board_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Board_projectId_createdAt_idx" ON "Board"("projectId", "createdAt");

ALTER TABLE "Board" ADD CONSTRAINT "Board_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
