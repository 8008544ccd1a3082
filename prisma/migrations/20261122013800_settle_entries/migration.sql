-- What the list of what is to be settled is filtered, counted and sorted by: of each sample with a standing that counts one narrow
-- row, beside the standing's units and the sample's texts, which are wide.
CREATE TABLE "SettleEntry" (
    "sampleId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "pivots" BOOLEAN NOT NULL DEFAULT false,
    "roundId" UUID,
    "kind" "StandingKind",
    "leastVotes" INTEGER,
    "leastMargin" INTEGER,
    "dissent" INTEGER,
    "settling" "AnnotationState",
    "agreement" DOUBLE PRECISION,
    "externalId" TEXT NOT NULL,
    "generator" TEXT,
    "errorTypes" "ErrorType"[],
    "raters" UUID[],
    CONSTRAINT "SettleEntry_pkey" PRIMARY KEY ("sampleId"),
    CONSTRAINT "SettleEntry_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- State of the newest adjudication of a sample; null without any.
CREATE FUNCTION face4rag_settling_of(sample uuid) RETURNS "AnnotationState" LANGUAGE sql STABLE AS $$
  SELECT a."state" FROM "Annotation" a WHERE a."sampleId" = sample AND a."source" = 'adjudication'
  ORDER BY a."createdAt" DESC, a."id" DESC LIMIT 1
$$;

-- The entries of these standings as they should be; types are those that anybody submitted in the round.
CREATE FUNCTION face4rag_entries_of(rounds uuid[], samples uuid[]) RETURNS SETOF "SettleEntry" LANGUAGE sql STABLE AS $$
  SELECT d."sampleId", d."projectId", s."ordinal", d."pivotal" > 0, d."roundId", d."kind", d."leastVotes", d."leastMargin",
    d."dissent", face4rag_settling_of(d."sampleId"), d."agreement", s."externalId", s."generator",
    ARRAY(SELECT DISTINCT t FROM "Annotation" a, unnest(a."errorTypes") AS t
      WHERE a."roundId" = d."roundId" AND a."sampleId" = d."sampleId" AND a."source" = 'annotator' AND a."state" = 'submitted'),
    d."raters"
  FROM unnest(rounds, samples) AS k("roundId", "sampleId") JOIN "Standing" d USING ("roundId", "sampleId")
  JOIN "Sample" s ON s."id" = d."sampleId" WHERE d."current"
$$;

-- Standings are written by one at a time (lib/agreement/server/refresh-standings.ts), and their entries with them.
CREATE FUNCTION face4rag_entries_gain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SettleEntry"
  SELECT e.* FROM (SELECT array_agg("roundId") AS rounds, array_agg("sampleId") AS samples FROM added WHERE "current") AS k,
    face4rag_entries_of(k.rounds, k.samples) AS e
  ON CONFLICT ("sampleId") DO UPDATE SET "pivots" = excluded."pivots", "roundId" = excluded."roundId", "kind" = excluded."kind",
    "leastVotes" = excluded."leastVotes", "leastMargin" = excluded."leastMargin", "dissent" = excluded."dissent",
    "agreement" = excluded."agreement", "errorTypes" = excluded."errorTypes", "raters" = excluded."raters";
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_entries_lose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "SettleEntry" e USING gone g
  WHERE g."current" AND e."sampleId" = g."sampleId" AND e."roundId" = g."roundId" AND NOT EXISTS (
    SELECT FROM "Standing" d WHERE d."roundId" = g."roundId" AND d."sampleId" = g."sampleId" AND d."current");
  RETURN NULL;
END $$;
CREATE TRIGGER standing_entries_insert AFTER INSERT ON "Standing" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_entries_gain();
CREATE TRIGGER standing_entries_lose AFTER UPDATE ON "Standing" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_entries_lose();
CREATE TRIGGER standing_entries_update AFTER UPDATE ON "Standing" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_entries_gain();
CREATE TRIGGER standing_entries_delete AFTER DELETE ON "Standing" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_entries_lose();

-- Whether a lead is at a sample, or has settled it. Whoever of the two comes first makes the entry, and the other finds it; one
-- without a round is no standing's, and not listed.
CREATE FUNCTION face4rag_entry_settling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "SettleEntry" SET "settling" = face4rag_settling_of(OLD."sampleId") WHERE "sampleId" = OLD."sampleId";
  ELSE
    INSERT INTO "SettleEntry" ("sampleId", "projectId", "ordinal", "externalId", "generator", "settling")
    SELECT "id", "projectId", "ordinal", "externalId", "generator", face4rag_settling_of("id") FROM "Sample" WHERE "id" = NEW."sampleId"
    ON CONFLICT ("sampleId") DO UPDATE SET "settling" = excluded."settling";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER adjudication_entry_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'adjudication') EXECUTE FUNCTION face4rag_entry_settling();
CREATE TRIGGER adjudication_entry_update AFTER UPDATE OF "state" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'adjudication' AND NEW."state" <> OLD."state") EXECUTE FUNCTION face4rag_entry_settling();
CREATE TRIGGER adjudication_entry_delete AFTER DELETE ON "Annotation"
  FOR EACH ROW WHEN (OLD."source" = 'adjudication') EXECUTE FUNCTION face4rag_entry_settling();

INSERT INTO "SettleEntry"
SELECT e.* FROM (SELECT array_agg("roundId") AS rounds, array_agg("sampleId") AS samples FROM "Standing" WHERE "current") AS k,
  face4rag_entries_of(k.rounds, k.samples) AS e;

CREATE INDEX "SettleEntry_projectId_ordinal_idx" ON "SettleEntry"("projectId", "ordinal");
CREATE INDEX "SettleEntry_projectId_externalId_idx" ON "SettleEntry"("projectId", "externalId");
-- Pivotal ones first, then the worst kind.
CREATE INDEX "SettleEntry_priority_idx" ON "SettleEntry" ("projectId", "pivots" DESC, "kind" DESC, "ordinal");
DROP INDEX "Standing_settle_idx";
DROP INDEX "Sample_settle_idx";

-- What leads filter by beyond it, few of many or read from an index alone.
CREATE INDEX "Annotation_flagged_idx" ON "Annotation" ("projectId", "sampleId") WHERE "flagReason" IS NOT NULL;
CREATE INDEX "Annotation_reading_idx" ON "Annotation" ("projectId", "sampleId") INCLUDE ("verdict")
  WHERE "source" = 'method' AND NOT "superseded";
CREATE INDEX "Annotation_adjudication_idx" ON "Annotation" ("sampleId", "createdAt" DESC, "id" DESC) WHERE "source" = 'adjudication';
CREATE INDEX "Comment_waiting_idx" ON "Comment" ("projectId", "sampleId")
  WHERE "threadId" IS NULL AND "resolvedAt" IS NULL AND "deletedAt" IS NULL;
