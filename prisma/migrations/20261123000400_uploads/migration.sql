-- What the sender says of a file before its bytes come, and when something last happened to it: so that an upload that was cut goes on
-- where it stopped, and one that was left is removed.
ALTER TYPE "ImportState" ADD VALUE 'expired';
ALTER TABLE "Import" ADD COLUMN "size" BIGINT,
ADD COLUMN "modifiedAt" TIMESTAMPTZ,
ADD COLUMN "touchedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP;
