-- Samples that wait for somebody, whatever the round.
CREATE INDEX "RoundSample_waiting_idx" ON "RoundSample" ("sampleId") WHERE "openSlots" > 0;

-- Honeypots are given by a draw of their own (lib/round/honeypot.ts), not from the queue.
DROP INDEX "RoundSample_queue_idx";
CREATE INDEX "RoundSample_queue_idx" ON "RoundSample" ("roundId", "queueKey", "sampleId") INCLUDE ("language")
  WHERE "openSlots" > 0 AND NOT "withdrawn" AND NOT "honeypot";
CREATE INDEX "RoundSample_honeypot_idx" ON "RoundSample" ("roundId") WHERE "honeypot" AND NOT "withdrawn";

-- How much a person has of a round.
CREATE INDEX "Assignment_roundId_userId_idx" ON "Assignment" ("roundId", "userId", "state");
