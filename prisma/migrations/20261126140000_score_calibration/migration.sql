-- What scores mean by people's labels, and a queue that follows it.
ALTER TABLE "Run" ADD COLUMN "scoreCalibration" JSONB;
ALTER TYPE "RoundOrder" ADD VALUE 'risk';
