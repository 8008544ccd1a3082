-- How firmly people agree is counted in one place, lib/adjudication/entry.ts, over all annotations of a sample that count, of
-- whichever round; standings, which are of one round, no longer say it, and entries are no longer made of them.
DROP TRIGGER standing_support ON "Standing";
DROP TRIGGER standing_support_while_awaited ON "Standing";
DROP FUNCTION face4rag_standing_support();
DROP FUNCTION face4rag_standing_awaits();
ALTER TABLE "Standing" DROP COLUMN "leastVotes", DROP COLUMN "leastMargin", DROP COLUMN "dissent";

DROP TRIGGER standing_entries_insert ON "Standing";
DROP TRIGGER standing_entries_lose ON "Standing";
DROP TRIGGER standing_entries_update ON "Standing";
DROP TRIGGER standing_entries_delete ON "Standing";
DROP FUNCTION face4rag_entries_gain();
DROP FUNCTION face4rag_entries_lose();
DROP FUNCTION face4rag_entries_of(uuid[], uuid[]);

ALTER TABLE "SettleEntry"
  ADD COLUMN "pivotal" INTEGER,
  ADD COLUMN "verdicts" TEXT[],
  ADD COLUMN "cuts" INTEGER,
  ADD COLUMN "cutOpen" BOOLEAN,
  ADD COLUMN "verdictVotes" INTEGER,
  ADD COLUMN "verdictMargin" INTEGER,
  ADD COLUMN "verdictDissent" INTEGER,
  ADD COLUMN "against" INTEGER;

-- Samples whose entry has to be made anew. One line a reason: writers never wait for each other here.
CREATE TABLE "StaleEntry" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    CONSTRAINT "StaleEntry_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "StaleEntry_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "StaleEntry_projectId_id_idx" ON "StaleEntry"("projectId", "id");

-- Whatever changes how people stand to each other changes what may be gold.
CREATE FUNCTION face4rag_note_stale_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleEntry" ("projectId", "sampleId") SELECT DISTINCT "projectId", "sampleId" FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER stale_standing_entries AFTER INSERT ON "StaleStanding" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_note_stale_entries();

-- A round that begins or ends to count, whether or not its standings have been made.
CREATE FUNCTION face4rag_entries_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleEntry" ("projectId", "sampleId")
  SELECT DISTINCT "projectId", "sampleId" FROM "Annotation"
  WHERE "roundId" = NEW."id" AND "source" = 'annotator' AND "state" = 'submitted';
  RETURN NULL;
END $$;
CREATE TRIGGER round_entries AFTER UPDATE OF "counts" ON "Round"
  FOR EACH ROW WHEN (NEW."counts" <> OLD."counts") EXECUTE FUNCTION face4rag_entries_of_round();

-- A sample that comes into a round as a known answer in disguise after somebody has submitted it; one that becomes one is noted already.
CREATE TRIGGER round_sample_stale_insert AFTER INSERT ON "RoundSample"
  FOR EACH ROW WHEN (NEW."honeypot") EXECUTE FUNCTION face4rag_stale_of_honeypot();

-- Entries that there are keep whether a lead is at the sample, and are listed again once they have been made anew.
UPDATE "SettleEntry" SET "roundId" = NULL;
INSERT INTO "StaleEntry" ("projectId", "sampleId")
SELECT DISTINCT "projectId", "sampleId" FROM "Annotation" WHERE "source" = 'annotator' AND "state" = 'submitted';
