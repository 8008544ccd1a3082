-- AlterTable
ALTER TABLE "Annotation" ADD COLUMN     "changed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "confirmed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "errorTypes" "ErrorType"[] DEFAULT ARRAY[]::"ErrorType"[],
ADD COLUMN     "superseded" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "RunFailure" (
    "runId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RunFailure_pkey" PRIMARY KEY ("runId","sampleId")
);

-- CreateIndex
CREATE INDEX "RunFailure_sampleId_idx" ON "RunFailure"("sampleId");

-- AddForeignKey
ALTER TABLE "RunFailure" ADD CONSTRAINT "RunFailure_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunFailure" ADD CONSTRAINT "RunFailure_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

