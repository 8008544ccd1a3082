-- Indexes that the schema language cannot say: over some of the rows, over expressions, with columns to read from the index alone.
-- An index that is there by its name stays as it is: one that changes gets another name, and a migration drops the old one.

CREATE INDEX IF NOT EXISTS "Annotation_adjudication_idx" ON "Annotation" ("sampleId", "createdAt" DESC, "id" DESC) WHERE "source" = 'adjudication';

-- What was made of a sample (lib/construction/server/make-construction.ts).
CREATE INDEX IF NOT EXISTS "Sample_pedigree_idx" ON "Sample" ("projectId", (pedigree->>'source')) WHERE pedigree IS NOT NULL;
-- Samples of one question and reference (lib/construction/server/question-key.ts).
CREATE INDEX IF NOT EXISTS "Sample_question_idx" ON "Sample" ("projectId", md5(question || chr(31) || reference));

-- What leads filter by beyond it, few of many or read from an index alone.
CREATE INDEX IF NOT EXISTS "Annotation_flagged_idx" ON "Annotation" ("projectId", "sampleId") WHERE "flagReason" IS NOT NULL;

CREATE INDEX IF NOT EXISTS "Annotation_last_idx" ON "Annotation" ("roundId", "authorId", "submittedAt") WHERE "source" = 'annotator' AND "state" = 'submitted';

CREATE UNIQUE INDEX IF NOT EXISTS "Annotation_prefill_idx" ON "Annotation" ("projectId", "sampleId") INCLUDE ("verdict") WHERE "prefills";

-- Who worked how long in a round, when last, and what ended without a submission.
CREATE INDEX IF NOT EXISTS "Annotation_work_idx" ON "Annotation" ("projectId", "roundId", "authorId") INCLUDE ("activeMs") WHERE "source" = 'annotator';

CREATE INDEX IF NOT EXISTS "Assignment_claimed_idx" ON "Assignment" ("projectId", "sampleId") WHERE "state" = 'claimed';

CREATE INDEX IF NOT EXISTS "Assignment_ended_idx" ON "Assignment" ("projectId", "roundId", "userId")
  WHERE "state" IN ('skipped', 'lapsed', 'reassigned', 'released');

CREATE INDEX IF NOT EXISTS "Assignment_lease_idx" ON "Assignment" ("projectId", "leaseUntil") WHERE "leaseUntil" IS NOT NULL;

CREATE INDEX IF NOT EXISTS "Assignment_reserved_idx" ON "Assignment" ("projectId", "reservedUntil") WHERE "reservedUntil" IS NOT NULL;

-- The audit log's choice of adjudications walks along them alone: they are few among the rows of annotations (lib/audit/log/server/audit-log-filter.ts).
-- What people do themselves is most of it, and is found along the other indexes.
CREATE INDEX IF NOT EXISTS "AuditEvent_kinds_idx" ON "AuditEvent" ("projectId", "actorKind", "at", "id") WHERE "actorKind" <> 'user';
CREATE INDEX IF NOT EXISTS "AuditEvent_adjudications_idx" ON "AuditEvent" ("projectId", "at", "id") WHERE "action" LIKE 'adjudication.%';

-- The deleted projects, of which the audit log is left (lib/audit/log/server/deleted-projects.ts).
CREATE INDEX IF NOT EXISTS "AuditEvent_deletions_idx" ON "AuditEvent" ("projectId", "at") WHERE "action" = 'project.delete';

-- Who has taken part in the adjudication of a sample is no longer given it as a honeypot (lib/round/server/places/new-to.ts).
CREATE INDEX IF NOT EXISTS "AuditEvent_adjudicators_idx" ON "AuditEvent" ("sampleId", "actorId") WHERE "action" LIKE 'adjudication.%';

CREATE INDEX IF NOT EXISTS "Comment_waiting_idx" ON "Comment" ("projectId", "sampleId")
  WHERE "threadId" IS NULL AND "resolvedAt" IS NULL AND "deletedAt" IS NULL;

-- What waits for somebody, and what somebody holds.
CREATE INDEX IF NOT EXISTS "RoundSample_free_idx" ON "RoundSample" ("roundId", "sampleId") WHERE "openPlaces" > 0 AND NOT "withdrawn";

CREATE INDEX IF NOT EXISTS "RoundSample_honeypot_idx" ON "RoundSample" ("roundId") WHERE "honeypot" AND NOT "withdrawn";

CREATE INDEX IF NOT EXISTS "RoundSample_queue_idx" ON "RoundSample" ("roundId", "queueKey", "sampleId") INCLUDE ("language")
  WHERE "openPlaces" > 0 AND NOT "withdrawn" AND NOT "honeypot";

-- Samples that wait for somebody, whatever the round.
CREATE INDEX IF NOT EXISTS "RoundSample_waiting_idx" ON "RoundSample" ("sampleId") WHERE "openPlaces" > 0;

-- What is on its way to gold: somebody is at it, or has been, and its answer has no gold verdict (lib/overview/server/load-way.ts).
CREATE INDEX IF NOT EXISTS "SampleProgress_way_idx" ON "SampleProgress" ("projectId", "state")
  WHERE "goldVerdict" IS NULL AND ("labelled" OR "state" = 'claimed');

CREATE INDEX IF NOT EXISTS "SampleProgress_stale_idx" ON "SampleProgress" ("projectId", "sampleId") WHERE "goldStale";

CREATE INDEX IF NOT EXISTS "Sample_generator_idx" ON "Sample" ("projectId", "generator") WHERE "withdrawnAt" IS NULL AND "generator" IS NOT NULL;

-- What samples can be filtered by is found by stepping from value to value, not by reading every sample.
CREATE INDEX IF NOT EXISTS "Sample_language_idx" ON "Sample" ("projectId", "language") WHERE "withdrawnAt" IS NULL;

-- What the list of samples counts, orders and offers to filter by is read from here, not from rows that hold long texts.
CREATE INDEX IF NOT EXISTS "Sample_list_idx" ON "Sample" ("projectId", "ordinal")
  INCLUDE ("id", "externalId", "language", "generator") WHERE "withdrawnAt" IS NULL;

-- What a worker has to come to.
CREATE INDEX IF NOT EXISTS "Sample_ngramSignature_idx" ON "Sample" ("id") WHERE "ngramSignature" IS NULL;

-- Withdrawn samples are few: figures count them here instead of walking over all samples.
CREATE INDEX IF NOT EXISTS "Sample_withdrawn_idx" ON "Sample" ("projectId") WHERE "withdrawnAt" IS NOT NULL;

-- Of each sample one counts: what the whole project is measured by.
CREATE INDEX IF NOT EXISTS "SampleAgreement_current_idx" ON "SampleAgreement" ("projectId", "revision") WHERE "current";

-- One report of a scope is under way at a time.
CREATE UNIQUE INDEX IF NOT EXISTS "AgreementReport_scope_idx" ON "AgreementReport"
  ("projectId", "roundId", "labels", "language", "generator", "origin") NULLS NOT DISTINCT
  WHERE "state" IN ('queued', 'running');

-- Labels that were carried over from other samples: a filter looks for them, and in most projects there are none.
CREATE INDEX IF NOT EXISTS "Label_carried_idx" ON "Label" ("annotationId") WHERE "machine" ? 'carriedFrom';
