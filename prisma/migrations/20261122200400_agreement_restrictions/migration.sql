-- Agreement over some of the labels, and over each person's newest reading where these are of several rounds.
CREATE TYPE "ComparedLabels" AS ENUM ('all', 'unseen', 'control');

-- A sample whose votes are of one round has the standing of that round as its current one; else one of its own, over all of them.
ALTER TABLE "Standing" ADD COLUMN "pooled" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Standing" DROP CONSTRAINT "Standing_pkey";
ALTER TABLE "Standing" ADD CONSTRAINT "Standing_pkey" PRIMARY KEY ("roundId", "sampleId", "pooled");

CREATE TABLE "RestrictedStanding" (
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "pooled" BOOLEAN NOT NULL,
    "labels" "ComparedLabels" NOT NULL,
    "raters" UUID[],
    "verdicts" TEXT[],
    "activeMs" INTEGER[],
    "submitted" TIMESTAMPTZ[],
    "alike" BOOLEAN NOT NULL,
    "units" JSONB NOT NULL,
    "comparable" INTEGER NOT NULL,
    "kind" "StandingKind" NOT NULL,
    "signs" TEXT[],
    "evidence" JSONB NOT NULL,
    "judges" JSONB NOT NULL,
    CONSTRAINT "RestrictedStanding_pkey" PRIMARY KEY ("roundId", "sampleId", "pooled", "labels")
);
CREATE INDEX "RestrictedStanding_signs_idx" ON "RestrictedStanding" USING GIN ("signs");
ALTER TABLE "RestrictedStanding" ADD CONSTRAINT "RestrictedStanding_roundId_sampleId_pooled_fkey"
  FOREIGN KEY ("roundId", "sampleId", "pooled") REFERENCES "Standing"("roundId", "sampleId", "pooled") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is in a report of the form before cannot be shown any more, and all of them would be out of date.
DELETE FROM "AgreementReport";
ALTER TABLE "AgreementReport"
  ADD COLUMN "labels" "ComparedLabels" NOT NULL DEFAULT 'all',
  ADD COLUMN "language" TEXT,
  ADD COLUMN "generator" TEXT;
DROP INDEX "AgreementReport_projectId_roundId_createdAt_idx";
CREATE INDEX "AgreementReport_projectId_roundId_labels_createdAt_idx"
  ON "AgreementReport"("projectId", "roundId", "labels", "createdAt");
-- One at a time of what is compared.
DROP INDEX "AgreementReport_going_idx";
CREATE UNIQUE INDEX "AgreementReport_going_idx" ON "AgreementReport"
  ("projectId", coalesce("roundId", "projectId"), "labels", coalesce("language", ''), coalesce("generator", ''))
  WHERE "state" IN ('queued', 'running');

-- A sample that becomes a known answer in disguise, or ends to be one, after people have submitted it.
CREATE FUNCTION face4rag_stale_of_honeypot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_note_sample_stale(NEW."sampleId");
  RETURN NULL;
END $$;
CREATE TRIGGER honeypot_stale AFTER UPDATE OF "honeypot" ON "RoundSample"
  FOR EACH ROW WHEN (NEW."honeypot" <> OLD."honeypot") EXECUTE FUNCTION face4rag_stale_of_honeypot();

-- All standings are made anew, with what they hold of unseen labels.
INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId") SELECT "projectId", "roundId", "sampleId" FROM "Standing";
