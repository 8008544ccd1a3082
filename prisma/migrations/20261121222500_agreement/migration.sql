-- How people stand to each other on a sample, and what is computed of it.
CREATE TYPE "StandingKind" AS ENUM ('single', 'agreed', 'unsure', 'type', 'category', 'verdict');
CREATE SEQUENCE standing_revision;

CREATE TABLE "Standing" (
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "raters" UUID[],
    "verdicts" TEXT[],
    "activeMs" INTEGER[],
    "submitted" TIMESTAMPTZ[],
    "alike" BOOLEAN NOT NULL,
    "units" JSONB NOT NULL,
    "comparable" INTEGER NOT NULL,
    "kind" "StandingKind" NOT NULL,
    "agreement" DOUBLE PRECISION,
    "pivotal" INTEGER NOT NULL,
    "signs" TEXT[],
    "evidence" JSONB NOT NULL,
    "judges" JSONB NOT NULL,
    "current" BOOLEAN NOT NULL DEFAULT false,
    "revision" BIGINT NOT NULL DEFAULT nextval('standing_revision'::regclass),
    CONSTRAINT "Standing_pkey" PRIMARY KEY ("roundId", "sampleId")
);

CREATE TABLE "StaleStanding" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    CONSTRAINT "StaleStanding_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AgreementReport" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "roundId" UUID,
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "fingerprint" TEXT NOT NULL DEFAULT '',
    "figures" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,
    CONSTRAINT "AgreementReport_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Standing_sampleId_idx" ON "Standing"("sampleId");
CREATE INDEX "Standing_roundId_revision_idx" ON "Standing"("roundId", "revision");
CREATE INDEX "Standing_roundId_kind_idx" ON "Standing"("roundId", "kind");
CREATE INDEX "Standing_signs_idx" ON "Standing" USING GIN ("signs");
-- Of each sample one counts: what the whole project is measured by.
CREATE INDEX "Standing_current_idx" ON "Standing" ("projectId", "revision") WHERE "current";
CREATE INDEX "StaleStanding_projectId_id_idx" ON "StaleStanding"("projectId", "id");
CREATE INDEX "AgreementReport_projectId_roundId_createdAt_idx" ON "AgreementReport"("projectId", "roundId", "createdAt");
-- One at a time of a round; a round that is not named is one, too.
CREATE UNIQUE INDEX "AgreementReport_going_idx" ON "AgreementReport" ("projectId", coalesce("roundId", "projectId"))
  WHERE "state" IN ('queued', 'running');

ALTER TABLE "Standing" ADD CONSTRAINT "Standing_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Standing" ADD CONSTRAINT "Standing_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "StaleStanding" ADD CONSTRAINT "StaleStanding_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AgreementReport" ADD CONSTRAINT "AgreementReport_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AgreementReport" ADD CONSTRAINT "AgreementReport_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notes that the standing of a sample in a round has to be made anew; not where the sample, or all of the project, is going.
CREATE FUNCTION face4rag_note_stale(project uuid, round uuid, sample uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
  SELECT project, round, sample
  WHERE EXISTS (SELECT FROM "Project" WHERE "id" = project) AND EXISTS (SELECT FROM "Sample" WHERE "id" = sample)
$$;

-- The same wherever people stand already.
CREATE FUNCTION face4rag_note_sample_stale(sample uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
  SELECT a."projectId", a."roundId", a."sampleId" FROM "Annotation" a
  WHERE a."sampleId" = sample AND a."source" = 'annotator' AND a."state" = 'submitted' AND a."roundId" IS NOT NULL
  UNION SELECT s."projectId", s."roundId", s."sampleId" FROM "Standing" s WHERE s."sampleId" = sample
$$;

-- A person's annotation that is submitted, reopened, moved or gone.
CREATE FUNCTION face4rag_stale_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."roundId" IS NOT NULL AND OLD."state" = 'submitted' THEN
    PERFORM face4rag_note_stale(OLD."projectId", OLD."roundId", OLD."sampleId");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."roundId" IS NOT NULL AND NEW."state" = 'submitted' THEN
    PERFORM face4rag_note_stale(NEW."projectId", NEW."roundId", NEW."sampleId");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER annotation_stale_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'annotator' AND NEW."state" = 'submitted') EXECUTE FUNCTION face4rag_stale_of_person();
CREATE TRIGGER annotation_stale_update AFTER UPDATE OF "state", "roundId", "segmentationId", "authorId" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'annotator' AND (NEW."state" = 'submitted' OR OLD."state" = 'submitted'))
  EXECUTE FUNCTION face4rag_stale_of_person();
CREATE TRIGGER annotation_stale_delete AFTER DELETE ON "Annotation"
  FOR EACH ROW WHEN (OLD."source" = 'annotator' AND OLD."state" = 'submitted') EXECUTE FUNCTION face4rag_stale_of_person();

-- A judge's reading that is new or replaced, and a sample that is withdrawn or taken back.
CREATE FUNCTION face4rag_stale_of_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_note_sample_stale(NEW."sampleId");
  RETURN NULL;
END $$;
CREATE FUNCTION face4rag_stale_of_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_note_sample_stale(NEW."id");
  RETURN NULL;
END $$;

CREATE TRIGGER reading_stale_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'method') EXECUTE FUNCTION face4rag_stale_of_reading();
CREATE TRIGGER reading_stale_update AFTER UPDATE OF "superseded" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'method' AND NEW."superseded" <> OLD."superseded") EXECUTE FUNCTION face4rag_stale_of_reading();
CREATE TRIGGER sample_stale AFTER UPDATE OF "withdrawnAt" ON "Sample"
  FOR EACH ROW WHEN ((NEW."withdrawnAt" IS NULL) <> (OLD."withdrawnAt" IS NULL)) EXECUTE FUNCTION face4rag_stale_of_sample();

-- A round that begins or ends to count changes which standing of a sample is the one that does.
CREATE FUNCTION face4rag_stale_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
  SELECT "projectId", "roundId", "sampleId" FROM "Standing" WHERE "roundId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER round_stale AFTER UPDATE OF "counts" ON "Round"
  FOR EACH ROW WHEN (NEW."counts" <> OLD."counts") EXECUTE FUNCTION face4rag_stale_of_round();

-- What has been submitted already.
INSERT INTO "StaleStanding" ("projectId", "roundId", "sampleId")
SELECT DISTINCT "projectId", "roundId", "sampleId" FROM "Annotation"
WHERE "source" = 'annotator' AND "state" = 'submitted' AND "roundId" IS NOT NULL;
