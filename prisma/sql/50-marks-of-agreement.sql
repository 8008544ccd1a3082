-- Dirty marks: which samples' agreement and list entries must be recomputed.

-- Notes that the agreement on a sample in a round must be recomputed; not where the sample, or all of the project, is
-- going.
CREATE FUNCTION face4rag_mark_stale(project uuid, round uuid, sample uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StaleAgreement" ("projectId", "roundId", "sampleId")
  SELECT project, round, sample
  WHERE EXISTS (SELECT FROM "Project" WHERE "id" = project) AND EXISTS (SELECT FROM "Sample" WHERE "id" = sample)
$$;

-- The same for every round in which people submitted the sample.
CREATE FUNCTION face4rag_mark_sample_stale(sample uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StaleAgreement" ("projectId", "roundId", "sampleId")
  SELECT a."projectId", a."roundId", a."sampleId" FROM "Annotation" a
  WHERE a."sampleId" = sample AND a."source" = 'annotator' AND a."state" = 'submitted' AND a."roundId" IS NOT NULL
  UNION SELECT s."projectId", s."roundId", s."sampleId" FROM "SampleAgreement" s WHERE s."sampleId" = sample
$$;

-- Whatever changes the agreement on a sample changes what may be gold.
CREATE FUNCTION face4rag_mark_stale_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleAdjudicationEntry" ("projectId", "sampleId") SELECT DISTINCT "projectId", "sampleId" FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER stale_agreement_entries AFTER INSERT ON "StaleAgreement" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_mark_stale_entries();

-- A round that begins or ends to count, whether or not its sample agreements have been made.
CREATE FUNCTION face4rag_entries_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleAdjudicationEntry" ("projectId", "sampleId")
  SELECT DISTINCT "projectId", "sampleId" FROM "Annotation"
  WHERE "roundId" = NEW."id" AND "source" = 'annotator' AND "state" = 'submitted';
  RETURN NULL;
END $$;
CREATE TRIGGER round_entries AFTER UPDATE OF "counts" ON "Round"
  FOR EACH ROW WHEN (NEW."counts" <> OLD."counts") EXECUTE FUNCTION face4rag_entries_of_round();

-- A judge's prediction that is new or replaced, and a sample that is withdrawn or taken back.
CREATE FUNCTION face4rag_stale_of_prediction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_mark_sample_stale(NEW."sampleId");
  RETURN NULL;
END $$;
-- Who has a sample back and loses it is waited for no longer.
CREATE TRIGGER place_stale AFTER UPDATE OF "state" ON "Assignment"
  FOR EACH ROW WHEN (OLD."state" = 'claimed' AND NEW."state" NOT IN ('claimed', 'submitted'))
  EXECUTE FUNCTION face4rag_stale_of_prediction();
CREATE TRIGGER prediction_stale_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'method') EXECUTE FUNCTION face4rag_stale_of_prediction();
CREATE TRIGGER prediction_stale_update AFTER UPDATE OF "superseded" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'method' AND NEW."superseded" <> OLD."superseded") EXECUTE FUNCTION face4rag_stale_of_prediction();

-- A person's annotation that is submitted, reopened, moved or gone.
CREATE FUNCTION face4rag_stale_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."roundId" IS NOT NULL AND OLD."state" = 'submitted' THEN
    PERFORM face4rag_mark_stale(OLD."projectId", OLD."roundId", OLD."sampleId");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."roundId" IS NOT NULL AND NEW."state" = 'submitted' THEN
    PERFORM face4rag_mark_stale(NEW."projectId", NEW."roundId", NEW."sampleId");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER annotation_stale_delete AFTER DELETE ON "Annotation"
  FOR EACH ROW WHEN (OLD."source" = 'annotator' AND OLD."state" = 'submitted') EXECUTE FUNCTION face4rag_stale_of_person();
CREATE TRIGGER annotation_stale_insert AFTER INSERT ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'annotator' AND NEW."state" = 'submitted') EXECUTE FUNCTION face4rag_stale_of_person();
CREATE TRIGGER annotation_stale_update AFTER UPDATE OF "state", "roundId", "segmentationId", "authorId" ON "Annotation"
  FOR EACH ROW WHEN (NEW."source" = 'annotator' AND (NEW."state" = 'submitted' OR OLD."state" = 'submitted'))
  EXECUTE FUNCTION face4rag_stale_of_person();

-- A round that begins or ends to count changes which agreement of a sample is the current one.
CREATE FUNCTION face4rag_stale_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StaleAgreement" ("projectId", "roundId", "sampleId")
  SELECT "projectId", "roundId", "sampleId" FROM "SampleAgreement" WHERE "roundId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER round_stale AFTER UPDATE OF "counts" ON "Round"
  FOR EACH ROW WHEN (NEW."counts" <> OLD."counts") EXECUTE FUNCTION face4rag_stale_of_round();

CREATE FUNCTION face4rag_stale_of_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_mark_sample_stale(NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER sample_stale AFTER UPDATE OF "withdrawnAt" ON "Sample"
  FOR EACH ROW WHEN ((NEW."withdrawnAt" IS NULL) <> (OLD."withdrawnAt" IS NULL)) EXECUTE FUNCTION face4rag_stale_of_sample();

-- A sample that becomes a known answer in disguise, or ends to be one, after people have submitted it.
CREATE FUNCTION face4rag_stale_of_honeypot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_mark_sample_stale(NEW."sampleId");
  RETURN NULL;
END $$;
CREATE TRIGGER honeypot_stale AFTER UPDATE OF "honeypot" ON "RoundSample"
  FOR EACH ROW WHEN (NEW."honeypot" <> OLD."honeypot") EXECUTE FUNCTION face4rag_stale_of_honeypot();
-- A sample that comes into a round as a known answer in disguise after somebody has submitted it; one that becomes one is noted already.
CREATE TRIGGER round_sample_stale_insert AFTER INSERT ON "RoundSample"
  FOR EACH ROW WHEN (NEW."honeypot") EXECUTE FUNCTION face4rag_stale_of_honeypot();
