-- Brings the rows of a database of version 0.1 over to the tables of the initial migration. The rules of the database are off
-- meanwhile, and come on again when all is done.

-- How Prisma names and makes them today.
ALTER INDEX "Assignment_roundId_userId_idx" RENAME TO "Assignment_roundId_userId_state_idx";
ALTER TABLE "Sample" ALTER COLUMN "metadata" SET DEFAULT '{}';
ALTER TABLE "User" ALTER COLUMN "erasedAt" SET DATA TYPE TIMESTAMPTZ;

-- Labels in standings named the type by its place in the typology of 0.1, in base 36: "ci6" was "ciLCaus", "cc-" was "cc".
CREATE FUNCTION pg_temp.code_of(code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(code, 2) || CASE WHEN substr(code, 3) = '-' THEN '' ELSE
    (ARRAY['Hallu', 'KCont', 'KInve', 'KConf', 'KConc', 'LOver', 'LCaus', 'LConf', 'LIncl', 'LOthe', 'Other'])
      [strpos('0123456789a', substr(code, 3))] END
$$;
CREATE FUNCTION pg_temp.units_of(units jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_set(u.unit, '{labels}', (
    SELECT coalesce(jsonb_agg(pg_temp.code_of(c.code) ORDER BY c.n), '[]')
    FROM jsonb_array_elements_text(u.unit -> 'labels') WITH ORDINALITY AS c(code, n))) ORDER BY u.n), '[]')
  FROM jsonb_array_elements(units) WITH ORDINALITY AS u(unit, n)
$$;
-- What two people said of one unit was written in the order of the typology, and is in that of the names.
CREATE FUNCTION pg_temp.signs_of(signs text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(o.sign ORDER BY o.sign COLLATE "C"), ARRAY[]::text[]) FROM (
    SELECT CASE WHEN sign ~ '^[A-Za-z]+[|][A-Za-z]+$' AND split_part(sign, '|', 2) COLLATE "C" < split_part(sign, '|', 1) COLLATE "C"
      THEN split_part(sign, '|', 2) || '|' || split_part(sign, '|', 1) ELSE sign END AS sign
    FROM unnest(signs) AS sign) AS o
$$;
UPDATE "Standing" SET "units" = pg_temp.units_of("units"), "signs" = pg_temp.signs_of("signs");
UPDATE "RestrictedStanding" SET "units" = pg_temp.units_of("units"), "signs" = pg_temp.signs_of("signs");
DROP FUNCTION pg_temp.units_of(jsonb), pg_temp.code_of(text), pg_temp.signs_of(text[]);

-- Tables, columns and values have the names of the field's terms.
ALTER TABLE "SettleEntry" RENAME TO "AdjudicationEntry";
ALTER TABLE "StaleEntry" RENAME TO "StaleAdjudicationEntry";
ALTER TABLE "Standing" RENAME TO "SampleAgreement";
ALTER TABLE "RestrictedStanding" RENAME TO "RestrictedAgreement";
ALTER TABLE "StaleStanding" RENAME TO "StaleAgreement";
ALTER TABLE "ProjectTally" RENAME TO "ProjectCounter";
ALTER TABLE "GuidelineReading" RENAME TO "GuidelineReceipt";
ALTER TABLE "ActiveStretch" RENAME TO "ActiveInterval";
ALTER TABLE "OpenCall" RENAME TO "CallInFlight";
ALTER TABLE "EndpointShare" RENAME TO "EndpointPermit";
ALTER TYPE "StandingKind" RENAME TO "DisagreementKind";
ALTER TYPE "RunKind" RENAME VALUE 'trial' TO 'dry_run';
ALTER SEQUENCE "standing_revision" RENAME TO "agreement_revision";
ALTER TABLE "AdjudicationEntry" RENAME COLUMN "pivots" TO "isPivotal";
ALTER TABLE "AdjudicationEntry" RENAME COLUMN "cuts" TO "segmentations";
ALTER TABLE "AdjudicationEntry" RENAME COLUMN "cutOpen" TO "segmentationOpen";
ALTER TABLE "AdjudicationEntry" RENAME COLUMN "settling" TO "adjudication";
ALTER TABLE "SampleAgreement" RENAME COLUMN "alike" TO "sameSegmentation";
ALTER TABLE "SampleAgreement" RENAME COLUMN "signs" TO "cellKeys";
ALTER TABLE "SampleAgreement" RENAME COLUMN "judges" TO "methods";
ALTER TABLE "RestrictedAgreement" RENAME COLUMN "alike" TO "sameSegmentation";
ALTER TABLE "RestrictedAgreement" RENAME COLUMN "signs" TO "cellKeys";
ALTER TABLE "RestrictedAgreement" RENAME COLUMN "judges" TO "methods";
ALTER TABLE "Annotation" RENAME COLUMN "peersSeenAt" TO "peerCommentsSeenAt";
ALTER TABLE "User" RENAME COLUMN "deskKeys" TO "workspaceKeys";
ALTER TABLE "Endpoint" RENAME COLUMN "bearable" TO "sustainable";
ALTER TABLE "RunReply" RENAME COLUMN "again" TO "fromStore";
ALTER TABLE "Run" RENAME COLUMN "trial" TO "dryRun";
ALTER TABLE "RoundSample" RENAME COLUMN "openSlots" TO "openPlaces";
ALTER TABLE "Sample" RENAME COLUMN "pieces" TO "ngramSignature";
-- Keys, indexes, sequences and checks are called after their table.
DO $$
DECLARE
  table_names text[][] := ARRAY[
    ['SettleEntry', 'AdjudicationEntry'],
    ['StaleEntry', 'StaleAdjudicationEntry'],
    ['Standing', 'SampleAgreement'],
    ['RestrictedStanding', 'RestrictedAgreement'],
    ['StaleStanding', 'StaleAgreement'],
    ['ProjectTally', 'ProjectCounter'],
    ['GuidelineReading', 'GuidelineReceipt'],
    ['ActiveStretch', 'ActiveInterval'],
    ['OpenCall', 'CallInFlight'],
    ['EndpointShare', 'EndpointPermit']];
  pair text[];
  found record;
BEGIN
  FOREACH pair SLICE 1 IN ARRAY table_names LOOP
    FOR found IN SELECT conname AS name FROM pg_constraint
      WHERE conrelid = format('%I', pair[2])::regclass AND starts_with(conname, pair[1] || '_') LOOP
      EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', pair[2], found.name,
        pair[2] || substr(found.name, length(pair[1]) + 1));
    END LOOP;
    FOR found IN SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = format('%I', pair[2])::regclass AND starts_with(c.relname, pair[1] || '_') LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', found.name, pair[2] || substr(found.name, length(pair[1]) + 1));
    END LOOP;
    EXECUTE format('ALTER SEQUENCE IF EXISTS %I RENAME TO %I', pair[1] || '_id_seq', pair[2] || '_id_seq');
  END LOOP;
END $$;
ALTER INDEX "Annotation_reading_idx" RENAME TO "Annotation_prediction_idx";
ALTER INDEX "Sample_pieces_idx" RENAME TO "Sample_ngramSignature_idx";
ALTER INDEX "SampleAgreement_signs_idx" RENAME TO "SampleAgreement_cellKeys_idx";
ALTER INDEX "RestrictedAgreement_signs_idx" RENAME TO "RestrictedAgreement_cellKeys_idx";
UPDATE "AgreementReport" SET "figures" = "figures" - 'judges' || jsonb_build_object('methods', "figures" -> 'judges')
  WHERE "figures" ? 'judges';
UPDATE "AgreementReport" SET "figures" = "figures" - 'cutDifferently' || jsonb_build_object('segmentedDifferently', "figures" -> 'cutDifferently')
  WHERE "figures" ? 'cutDifferently';
UPDATE "AuditEvent" SET "action" = CASE
  WHEN "action" = 'settlement.settle' THEN 'adjudication.submit'
  WHEN "action" = 'trail.take' THEN 'audit_log.export'
  WHEN "action" = 'export.take' THEN 'export.download'
  WHEN "action" = 'import.take' THEN 'import.ingest'
  ELSE replace("action", 'settlement.', 'adjudication.') END
  WHERE "action" LIKE 'settlement.%' OR "action" IN ('trail.take', 'export.take', 'import.take');
DROP INDEX "AuditEvent_settlements_idx", "AuditEvent_settlers_idx"; -- the rules make them anew, over the actions of today
UPDATE "User" SET "workspaceKeys" = "workspaceKeys" - 'talk' || jsonb_build_object('comments', "workspaceKeys" -> 'talk')
  WHERE "workspaceKeys" ? 'talk';

-- What acted was not kept: a person where there is one, and nobody yet where signing in failed. The rest is unknown.
CREATE TYPE "ActorKind" AS ENUM ('user', 'token', 'job', 'command_line', 'anonymous');
ALTER TABLE "AuditEvent" ADD COLUMN "actorKind" "ActorKind", ADD COLUMN "via" TEXT;
UPDATE "AuditEvent" SET "actorKind" = CASE WHEN "actorId" IS NULL THEN 'anonymous' ELSE 'user' END::"ActorKind"
WHERE "actorId" IS NOT NULL OR "action" = 'user.sign_in_failed';
