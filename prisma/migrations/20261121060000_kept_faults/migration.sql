-- A refusal is an answer too: kept like any reply, so that it is paid for once.
ALTER TABLE "StoredReply" ADD COLUMN "fault" TEXT;
