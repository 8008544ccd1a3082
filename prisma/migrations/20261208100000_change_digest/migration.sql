-- What a change said, so that another one with the same key is refused.
ALTER TABLE "AuditEvent" ADD COLUMN "changeDigest" TEXT;
