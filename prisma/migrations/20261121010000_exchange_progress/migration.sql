-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "bytesRead" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "checkedAt" TIMESTAMPTZ,
ADD COLUMN     "checking" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable: json keeps the order of the columns and the spelling of numbers.
ALTER TABLE "Sample" ALTER COLUMN "metadata" SET DATA TYPE JSON;

-- Uploaded chunks are read once and dropped: compressing them costs more than it saves.
ALTER TABLE "ImportChunk" ALTER COLUMN "data" SET STORAGE EXTERNAL;
