-- Runs that make samples ask items as tests of judges do.
ALTER TYPE "RunKind" ADD VALUE 'construction';

ALTER TABLE "JudgeTestItem" RENAME TO "RunItem";
ALTER TABLE "RunItem" RENAME CONSTRAINT "JudgeTestItem_pkey" TO "RunItem_pkey";
ALTER INDEX "JudgeTestItem_runId_ordinal_key" RENAME TO "RunItem_runId_ordinal_key";
ALTER TABLE "RunItem" DROP CONSTRAINT "JudgeTestItem_runId_fkey";
ALTER TABLE "RunItem" ADD CONSTRAINT "RunItem_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
