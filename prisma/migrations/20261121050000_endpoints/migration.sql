-- Endpoints of language models, what they replied, and what a run over them needs.
-- CreateEnum
CREATE TYPE "EndpointSource" AS ENUM ('settings', 'environment');

-- CreateEnum
CREATE TYPE "RunKind" AS ENUM ('full', 'trial');

-- AlterEnum
ALTER TYPE "WorkState" ADD VALUE 'paused';

-- AlterTable
ALTER TABLE "Run" ADD COLUMN     "budgetMicros" BIGINT,
ADD COLUMN     "cachedTokens" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "calls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "completionTokens" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "endpointId" UUID,
ADD COLUMN     "faults" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "kind" "RunKind" NOT NULL DEFAULT 'full',
ADD COLUMN     "model" TEXT,
ADD COLUMN     "promptTokens" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "reused" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sampleIds" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "spentMicros" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "trial" JSONB;

-- AlterTable
ALTER TABLE "RunFailure" ADD COLUMN     "fault" TEXT;

-- CreateTable
CREATE TABLE "Endpoint" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "source" "EndpointSource" NOT NULL DEFAULT 'settings',
    "baseUrl" TEXT NOT NULL,
    "keyCipher" TEXT,
    "keyHint" TEXT,
    "allowPrivate" BOOLEAN NOT NULL DEFAULT false,
    "models" JSONB NOT NULL DEFAULT '[]',
    "maxInFlight" INTEGER NOT NULL DEFAULT 8,
    "timeoutSeconds" INTEGER NOT NULL DEFAULT 120,
    "bearable" DOUBLE PRECISION,
    "pausedUntil" TIMESTAMPTZ,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ,

    CONSTRAINT "Endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EndpointShare" (
    "endpointId" UUID NOT NULL,
    "workerId" UUID NOT NULL,
    "permits" INTEGER NOT NULL,
    "wanted" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "EndpointShare_pkey" PRIMARY KEY ("endpointId","workerId")
);

-- CreateTable
CREATE TABLE "ModelFeatures" (
    "endpointId" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "responseFormat" TEXT NOT NULL,
    "temperature" BOOLEAN NOT NULL,
    "seed" BOOLEAN NOT NULL,
    "checkedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelFeatures_pkey" PRIMARY KEY ("endpointId","model")
);

-- CreateTable
CREATE TABLE "StoredReply" (
    "key" TEXT NOT NULL,
    "baseUrl" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reasoning" TEXT NOT NULL DEFAULT '',
    "promptTokens" INTEGER NOT NULL,
    "cachedTokens" INTEGER NOT NULL DEFAULT 0,
    "completionTokens" INTEGER NOT NULL,
    "latencyMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredReply_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "RunReply" (
    "runId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "sampleId" UUID NOT NULL,
    "costMicros" BIGINT NOT NULL DEFAULT 0,
    "again" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "RunReply_pkey" PRIMARY KEY ("runId","key","sampleId")
);

-- CreateTable
CREATE TABLE "OpenCall" (
    "runId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "workerId" UUID NOT NULL,
    "reserveMicros" BIGINT NOT NULL,
    "startedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OpenCall_pkey" PRIMARY KEY ("runId","key")
);

-- CreateTable
CREATE TABLE "RunClaim" (
    "runId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "workerId" UUID NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "RunClaim_pkey" PRIMARY KEY ("runId","sampleId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Endpoint_name_key" ON "Endpoint"("name");

-- CreateIndex
CREATE INDEX "OpenCall_workerId_idx" ON "OpenCall"("workerId");

-- CreateIndex
CREATE INDEX "Run_endpointId_idx" ON "Run"("endpointId");

-- AddForeignKey
ALTER TABLE "EndpointShare" ADD CONSTRAINT "EndpointShare_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelFeatures" ADD CONSTRAINT "ModelFeatures_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunReply" ADD CONSTRAINT "RunReply_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpenCall" ADD CONSTRAINT "OpenCall_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunClaim" ADD CONSTRAINT "RunClaim_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Run" ADD CONSTRAINT "Run_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE SET NULL ON UPDATE CASCADE;


