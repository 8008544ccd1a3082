-- Tests of judges: a run asks pairs of texts in both orders, or the same answer again and changed.
ALTER TYPE "RunKind" ADD VALUE 'test';

CREATE TYPE "JudgeTestKind" AS ENUM ('order_bias', 'stability');

CREATE TABLE "JudgeTest" (
    "runId" UUID NOT NULL,
    "test" "JudgeTestKind" NOT NULL,
    "settings" JSONB NOT NULL,

    CONSTRAINT "JudgeTest_pkey" PRIMARY KEY ("runId")
);

CREATE TABLE "JudgeTestItem" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "runId" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "outcome" JSONB,

    CONSTRAINT "JudgeTestItem_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "JudgeTestItem_runId_ordinal_key" ON "JudgeTestItem"("runId", "ordinal");

ALTER TABLE "JudgeTest" ADD CONSTRAINT "JudgeTest_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "JudgeTestItem" ADD CONSTRAINT "JudgeTestItem_runId_fkey" FOREIGN KEY ("runId") REFERENCES "JudgeTest"("runId") ON DELETE CASCADE ON UPDATE CASCADE;
