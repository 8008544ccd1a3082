-- Runs may send their calls in batches.
ALTER TABLE "Run" ADD COLUMN "inBatches" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Run" ADD COLUMN "batchSize" INTEGER NOT NULL DEFAULT 5000;

CREATE TYPE "CallBatchState" AS ENUM ('preparing', 'sent', 'ended');

CREATE TABLE "CallBatch" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "runId" UUID NOT NULL,
    "state" "CallBatchState" NOT NULL DEFAULT 'preparing',
    "inputFile" TEXT,
    "remoteId" TEXT,
    "status" TEXT,
    "calls" INTEGER NOT NULL,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ,
    "endedAt" TIMESTAMPTZ,

    CONSTRAINT "CallBatch_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BatchedCall" (
    "runId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "batchId" UUID NOT NULL,
    "reserveMicros" BIGINT NOT NULL,
    "tried" INTEGER NOT NULL DEFAULT 1,
    "answer" JSONB,
    "fault" JSONB,

    CONSTRAINT "BatchedCall_pkey" PRIMARY KEY ("runId","key")
);

CREATE INDEX "CallBatch_runId_state_idx" ON "CallBatch"("runId", "state");
CREATE INDEX "BatchedCall_batchId_idx" ON "BatchedCall"("batchId");

ALTER TABLE "CallBatch" ADD CONSTRAINT "CallBatch_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BatchedCall" ADD CONSTRAINT "BatchedCall_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BatchedCall" ADD CONSTRAINT "BatchedCall_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "CallBatch"("id") ON DELETE CASCADE ON UPDATE CASCADE;
