-- What no row may be. A check that changes is proved for every row as the rules are applied.

ALTER TABLE "Annotation" DROP CONSTRAINT IF EXISTS "annotation_of_annotator_in_round",
  ADD CONSTRAINT "annotation_of_annotator_in_round" CHECK (("source" = 'annotator') = ("roundId" IS NOT NULL));

ALTER TABLE "Annotation" DROP CONSTRAINT IF EXISTS "annotation_prefills_current",
  ADD CONSTRAINT "annotation_prefills_current" CHECK (NOT "prefills" OR ("source" = 'method' AND NOT "superseded"));

-- Each piece of evidence says whose word it is (lib/annotation/evidence/evidence-origin.ts).
ALTER TABLE "Label" DROP CONSTRAINT IF EXISTS "Label_evidence_origin",
  ADD CONSTRAINT "Label_evidence_origin" CHECK (NOT jsonb_path_exists("evidence",
    '$[*] ? (!(@.origin == "method" || @.origin == "accepted" || @.origin == "person"))'));

ALTER TABLE "Project" DROP CONSTRAINT IF EXISTS "Project_controlShare_check",
  DROP CONSTRAINT IF EXISTS "Project_goldVotes_check",
  ADD CONSTRAINT "Project_controlShare_check" CHECK ("controlShare" BETWEEN 0 AND 50),
  ADD CONSTRAINT "Project_goldVotes_check" CHECK ("goldVotes" BETWEEN 2 AND 20);

ALTER TABLE "Round" DROP CONSTRAINT IF EXISTS "round_training_never_votes",
  ADD CONSTRAINT "round_training_never_votes" CHECK ("kind" <> 'training' OR NOT "counts");

ALTER TABLE "RoundSample" DROP CONSTRAINT IF EXISTS "round_sample_slots",
  DROP CONSTRAINT IF EXISTS "round_sample_open_places",
  ADD CONSTRAINT "round_sample_open_places" CHECK ("openPlaces" >= 0);
