-- The tables as Prisma makes them from prisma/schema. What the schema language cannot say stands in prisma/sql.
CREATE SEQUENCE "agreement_revision";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "DisagreementKind" AS ENUM ('single', 'agreed', 'unsure', 'type', 'category', 'verdict');

-- CreateEnum
CREATE TYPE "ComparedLabels" AS ENUM ('all', 'unseen', 'control');

-- CreateEnum
CREATE TYPE "Verdict" AS ENUM ('consistent', 'inconsistent', 'unsure', 'abstained', 'not_judged');

-- CreateEnum
CREATE TYPE "ErrorType" AS ENUM ('Hallu', 'KCont', 'KInve', 'KConf', 'KConc', 'LOver', 'LCaus', 'LConf', 'LIncl', 'LOthe', 'Other');

-- CreateEnum
CREATE TYPE "Exposure" AS ENUM ('nothing', 'segmentation', 'evidence', 'verdict', 'peer');

-- CreateEnum
CREATE TYPE "AnnotationSource" AS ENUM ('method', 'annotator', 'adjudication');

-- CreateEnum
CREATE TYPE "AnnotationState" AS ENUM ('draft', 'submitted');

-- CreateEnum
CREATE TYPE "AssignmentState" AS ENUM ('claimed', 'submitted', 'skipped', 'lapsed', 'reassigned', 'released');

-- CreateEnum
CREATE TYPE "InstanceRole" AS ENUM ('owner', 'member');

-- CreateEnum
CREATE TYPE "AccessLinkKind" AS ENUM ('setup', 'invitation', 'password_reset');

-- CreateEnum
CREATE TYPE "EndpointSource" AS ENUM ('settings', 'environment');

-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('uploading', 'ready', 'queued', 'running', 'done', 'cancelled', 'failed', 'expired');

-- CreateEnum
CREATE TYPE "ExposurePolicy" AS ENUM ('prefilled', 'reveal', 'blind');

-- CreateEnum
CREATE TYPE "GoldRule" AS ENUM ('unanimous', 'majority', 'none');

-- CreateEnum
CREATE TYPE "ProjectRole" AS ENUM ('lead', 'annotator', 'reader');

-- CreateEnum
CREATE TYPE "RoundKind" AS ENUM ('training', 'pilot', 'main', 'reannotation');

-- CreateEnum
CREATE TYPE "RoundState" AS ENUM ('open', 'closed');

-- CreateEnum
CREATE TYPE "RoundOrder" AS ENUM ('arrival', 'random', 'judge_human', 'judge_judge', 'entropy');

-- CreateEnum
CREATE TYPE "Stratum" AS ENUM ('whole', 'random', 'ranked');

-- CreateEnum
CREATE TYPE "KnownChoice" AS ENUM ('auto', 'pinned', 'excluded');

-- CreateEnum
CREATE TYPE "WorkState" AS ENUM ('queued', 'running', 'done', 'cancelled', 'failed', 'paused');

-- CreateEnum
CREATE TYPE "RunKind" AS ENUM ('full', 'dry_run');

-- CreateEnum
CREATE TYPE "SampleState" AS ENUM ('open', 'reserved', 'claimed', 'submitted', 'withdrawn');

-- CreateEnum
CREATE TYPE "GoldOrigin" AS ENUM ('single', 'agreed', 'adjudicated');

-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('mention', 'reply', 'returned', 'guideline');

-- CreateEnum
CREATE TYPE "ActorKind" AS ENUM ('user', 'token', 'job', 'command_line', 'anonymous');

-- CreateTable
CREATE TABLE "AdjudicationEntry" (
    "sampleId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "isPivotal" BOOLEAN NOT NULL DEFAULT false,
    "pivotal" INTEGER,
    "roundId" UUID,
    "kind" "DisagreementKind",
    "segmentations" INTEGER,
    "segmentationOpen" BOOLEAN,
    "verdictVotes" INTEGER,
    "verdictMargin" INTEGER,
    "verdictDissent" INTEGER,
    "leastVotes" INTEGER,
    "leastMargin" INTEGER,
    "dissent" INTEGER,
    "against" INTEGER,
    "adjudication" "AnnotationState",
    "agreement" DOUBLE PRECISION,
    "externalId" TEXT NOT NULL,
    "generator" TEXT,
    "errorTypes" "ErrorType"[],
    "raters" UUID[],
    "verdicts" TEXT[],

    CONSTRAINT "AdjudicationEntry_pkey" PRIMARY KEY ("sampleId")
);

-- CreateTable
CREATE TABLE "StaleAdjudicationEntry" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,

    CONSTRAINT "StaleAdjudicationEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SampleAgreement" (
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "pooled" BOOLEAN NOT NULL DEFAULT false,
    "raters" UUID[],
    "verdicts" TEXT[],
    "activeMs" INTEGER[],
    "submitted" TIMESTAMPTZ[],
    "sameSegmentation" BOOLEAN NOT NULL,
    "units" JSONB NOT NULL,
    "comparable" INTEGER NOT NULL,
    "kind" "DisagreementKind" NOT NULL,
    "agreement" DOUBLE PRECISION,
    "pivotal" INTEGER NOT NULL,
    "cellKeys" TEXT[],
    "evidence" JSONB NOT NULL,
    "methods" JSONB NOT NULL,
    "current" BOOLEAN NOT NULL DEFAULT false,
    "revision" BIGINT NOT NULL DEFAULT nextval('agreement_revision'::regclass),

    CONSTRAINT "SampleAgreement_pkey" PRIMARY KEY ("roundId","sampleId","pooled")
);

-- CreateTable
CREATE TABLE "RestrictedAgreement" (
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "pooled" BOOLEAN NOT NULL,
    "labels" "ComparedLabels" NOT NULL,
    "raters" UUID[],
    "verdicts" TEXT[],
    "activeMs" INTEGER[],
    "submitted" TIMESTAMPTZ[],
    "sameSegmentation" BOOLEAN NOT NULL,
    "units" JSONB NOT NULL,
    "comparable" INTEGER NOT NULL,
    "kind" "DisagreementKind" NOT NULL,
    "cellKeys" TEXT[],
    "evidence" JSONB NOT NULL,
    "methods" JSONB NOT NULL,

    CONSTRAINT "RestrictedAgreement_pkey" PRIMARY KEY ("roundId","sampleId","pooled","labels")
);

-- CreateTable
CREATE TABLE "StaleAgreement" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,

    CONSTRAINT "StaleAgreement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AgreementReport" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "roundId" UUID,
    "labels" "ComparedLabels" NOT NULL DEFAULT 'all',
    "language" TEXT,
    "generator" TEXT,
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

-- CreateTable
CREATE TABLE "Annotation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "source" "AnnotationSource" NOT NULL,
    "runId" UUID,
    "roundId" UUID,
    "authorId" UUID,
    "segmentationId" UUID NOT NULL,
    "state" "AnnotationState" NOT NULL DEFAULT 'draft',
    "derivedFromId" UUID,
    "policy" "ExposurePolicy",
    "control" BOOLEAN NOT NULL DEFAULT false,
    "verdict" "Verdict",
    "errorTypes" "ErrorType"[] DEFAULT ARRAY[]::"ErrorType"[],
    "superseded" BOOLEAN NOT NULL DEFAULT false,
    "confirmed" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',
    "flagReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submittedAt" TIMESTAMPTZ,
    "returnReason" TEXT,
    "peerCommentsSeenAt" TIMESTAMPTZ,
    "activeMs" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Annotation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Label" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "annotationId" UUID NOT NULL,
    "segmentId" UUID NOT NULL,
    "fact" "Verdict" NOT NULL,
    "logic" "Verdict" NOT NULL,
    "errorType" "ErrorType",
    "evidence" JSONB NOT NULL DEFAULT '[]',
    "note" TEXT NOT NULL DEFAULT '',
    "exposure" "Exposure" NOT NULL DEFAULT 'nothing',
    "decidedAt" TIMESTAMPTZ,
    "revealedAt" TIMESTAMPTZ,
    "first" JSONB,
    "guideline" INTEGER,
    "clause" JSONB,
    "machine" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Label_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActiveInterval" (
    "id" UUID NOT NULL,
    "annotationId" UUID NOT NULL,
    "ms" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActiveInterval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Assignment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "roundId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "state" "AssignmentState" NOT NULL DEFAULT 'claimed',
    "reason" TEXT,
    "claimedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submittedAt" TIMESTAMPTZ,
    "reservedUntil" TIMESTAMPTZ,
    "leaseUntil" TIMESTAMPTZ,

    CONSTRAINT "Assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Flip" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "annotationId" UUID NOT NULL,
    "segmentId" UUID NOT NULL,
    "authorId" UUID,
    "runId" UUID,
    "method" TEXT NOT NULL,
    "exposure" "Exposure" NOT NULL DEFAULT 'segmentation',
    "before" JSONB,
    "after" JSONB,
    "machine" JSONB NOT NULL,

    CONSTRAINT "Flip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FoundType" (
    "sampleId" UUID NOT NULL,
    "type" "ErrorType" NOT NULL,
    "projectId" UUID NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "FoundType_pkey" PRIMARY KEY ("sampleId","type")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" TEXT,
    "projectId" UUID,
    "sampleId" UUID,
    "action" TEXT NOT NULL,
    "objectType" TEXT NOT NULL,
    "objectId" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "changeId" UUID,
    "actorKind" "ActorKind",
    "via" TEXT,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "role" "InstanceRole" NOT NULL DEFAULT 'member',
    "locale" TEXT,
    "theme" TEXT NOT NULL DEFAULT 'system',
    "contrast" TEXT NOT NULL DEFAULT 'system',
    "textSize" INTEGER NOT NULL DEFAULT 0,
    "dailyGoal" INTEGER,
    "showTime" BOOLEAN NOT NULL DEFAULT true,
    "workspaceKeys" JSONB NOT NULL DEFAULT '{}',
    "disabledAt" TIMESTAMPTZ,
    "erasedAt" TIMESTAMPTZ,
    "importedIntoId" UUID,
    "originId" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,
    "lastUsedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TIMESTAMPTZ,
    "refreshTokenExpiresAt" TIMESTAMPTZ,
    "scope" TEXT,
    "password" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SecondFactor" (
    "userId" TEXT NOT NULL,
    "secretCipher" TEXT NOT NULL,
    "onSince" TIMESTAMPTZ,
    "lastStep" INTEGER,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "codeHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("codeHash")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "lastRequest" BIGINT NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptCount" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "AttemptCount_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "FailedSignIn" (
    "account" TEXT NOT NULL,
    "hour" TIMESTAMPTZ NOT NULL,
    "count" INTEGER NOT NULL,
    "lastAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "FailedSignIn_pkey" PRIMARY KEY ("account","hour")
);

-- CreateTable
CREATE TABLE "AccessLink" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "AccessLinkKind" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "projectId" UUID,
    "projectRole" "ProjectRole",
    "userId" TEXT,
    "remark" TEXT,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "usedAt" TIMESTAMPTZ,
    "usedById" TEXT,
    "revokedAt" TIMESTAMPTZ,

    CONSTRAINT "AccessLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Endpoint" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "source" "EndpointSource" NOT NULL DEFAULT 'settings',
    "baseUrl" TEXT NOT NULL,
    "keyCipher" TEXT,
    "keyHint" TEXT,
    "allowPrivate" BOOLEAN NOT NULL DEFAULT false,
    "models" JSONB NOT NULL DEFAULT '[]',
    "maxInFlight" INTEGER NOT NULL DEFAULT 8,
    "timeoutSeconds" INTEGER NOT NULL DEFAULT 120,
    "sustainable" DOUBLE PRECISION,
    "pausedUntil" TIMESTAMPTZ,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ,

    CONSTRAINT "Endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EndpointPermit" (
    "endpointId" UUID NOT NULL,
    "workerId" UUID NOT NULL,
    "permits" INTEGER NOT NULL,
    "wanted" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "EndpointPermit_pkey" PRIMARY KEY ("endpointId","workerId")
);

-- CreateTable
CREATE TABLE "ModelFeatures" (
    "endpointId" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "responseFormat" TEXT NOT NULL,
    "temperature" BOOLEAN NOT NULL,
    "seed" BOOLEAN NOT NULL,
    "checkedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelFeatures_pkey" PRIMARY KEY ("endpointId","model")
);

-- CreateTable
CREATE TABLE "StoredReply" (
    "key" TEXT NOT NULL,
    "baseUrl" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reasoning" TEXT NOT NULL DEFAULT '',
    "fault" TEXT,
    "promptTokens" INTEGER NOT NULL,
    "cachedTokens" INTEGER NOT NULL DEFAULT 0,
    "completionTokens" INTEGER NOT NULL,
    "latencyMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredReply_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "RunReply" (
    "runId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "sampleId" UUID NOT NULL,
    "costMicros" BIGINT NOT NULL DEFAULT 0,
    "fromStore" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "RunReply_pkey" PRIMARY KEY ("runId","key","sampleId")
);

-- CreateTable
CREATE TABLE "CallInFlight" (
    "runId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "workerId" UUID NOT NULL,
    "reserveMicros" BIGINT NOT NULL,
    "startedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CallInFlight_pkey" PRIMARY KEY ("runId","key")
);

-- CreateTable
CREATE TABLE "RunClaim" (
    "runId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "workerId" UUID NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "RunClaim_pkey" PRIMARY KEY ("runId","sampleId")
);

-- CreateTable
CREATE TABLE "Import" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "size" BIGINT,
    "modifiedAt" TIMESTAMPTZ,
    "state" "ImportState" NOT NULL DEFAULT 'uploading',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "rows" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "same" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "bytesRead" BIGINT NOT NULL DEFAULT 0,
    "checking" BOOLEAN NOT NULL DEFAULT false,
    "checkedAt" TIMESTAMPTZ,
    "notes" JSONB NOT NULL DEFAULT '[]',
    "error" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touchedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,

    CONSTRAINT "Import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportChunk" (
    "importId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "data" BYTEA NOT NULL,

    CONSTRAINT "ImportChunk_pkey" PRIMARY KEY ("importId","position")
);

-- CreateTable
CREATE TABLE "ImportReject" (
    "importId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "column" TEXT,
    "reason" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "faults" JSONB NOT NULL DEFAULT '[]',
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "ImportReject_pkey" PRIMARY KEY ("importId","position")
);

-- CreateTable
CREATE TABLE "Guideline" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "clauses" JSONB NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Guideline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GuidelineReceipt" (
    "projectId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GuidelineReceipt_pkey" PRIMARY KEY ("projectId","userId")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archivedAt" TIMESTAMPTZ,
    "version" INTEGER NOT NULL DEFAULT 1,
    "exposurePolicy" "ExposurePolicy" NOT NULL DEFAULT 'prefilled',
    "controlShare" INTEGER NOT NULL DEFAULT 0,
    "showGenerator" BOOLEAN NOT NULL DEFAULT false,
    "goldRule" "GoldRule" NOT NULL DEFAULT 'unanimous',
    "goldVotes" INTEGER NOT NULL DEFAULT 2,
    "mayHaveLabelled" BOOLEAN NOT NULL DEFAULT true,
    "namesHidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "projectId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "role" "ProjectRole" NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("projectId","userId")
);

-- CreateTable
CREATE TABLE "Author" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "pseudonym" INTEGER,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Author_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectCounter" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "n" BIGINT NOT NULL,

    CONSTRAINT "ProjectCounter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Round" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "RoundKind" NOT NULL DEFAULT 'main',
    "name" TEXT NOT NULL DEFAULT '',
    "state" "RoundState" NOT NULL DEFAULT 'open',
    "position" INTEGER,
    "overlap" INTEGER NOT NULL DEFAULT 1,
    "share" INTEGER NOT NULL DEFAULT 100,
    "chosen" JSONB NOT NULL DEFAULT '{"kind": "all"}',
    "unread" BOOLEAN NOT NULL DEFAULT false,
    "drawShare" INTEGER NOT NULL DEFAULT 100,
    "later" BOOLEAN NOT NULL DEFAULT true,
    "repeats" BOOLEAN NOT NULL DEFAULT false,
    "size" INTEGER,
    "order" "RoundOrder" NOT NULL DEFAULT 'arrival',
    "randomShare" INTEGER NOT NULL DEFAULT 20,
    "honeypotShare" INTEGER NOT NULL DEFAULT 0,
    "leaseHours" INTEGER,
    "everybody" BOOLEAN NOT NULL DEFAULT true,
    "even" BOOLEAN NOT NULL DEFAULT false,
    "counts" BOOLEAN NOT NULL DEFAULT true,
    "places" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ,
    "sortedAt" TIMESTAMPTZ,

    CONSTRAINT "Round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoundMember" (
    "roundId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "weight" INTEGER NOT NULL DEFAULT 1,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "RoundMember_pkey" PRIMARY KEY ("roundId","userId")
);

-- CreateTable
CREATE TABLE "RoundSample" (
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "places" INTEGER NOT NULL DEFAULT 1,
    "openPlaces" INTEGER NOT NULL DEFAULT 1,
    "queueKey" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "stratum" "Stratum" NOT NULL DEFAULT 'whole',
    "honeypot" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "RoundSample_pkey" PRIMARY KEY ("roundId","sampleId")
);

-- CreateTable
CREATE TABLE "KnownUse" (
    "sampleId" UUID NOT NULL,
    "honeypot" "KnownChoice" NOT NULL DEFAULT 'auto',
    "training" "KnownChoice" NOT NULL DEFAULT 'auto',

    CONSTRAINT "KnownUse_pkey" PRIMARY KEY ("sampleId")
);

-- CreateTable
CREATE TABLE "Run" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "judges" TEXT[],
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "imported" BOOLEAN NOT NULL DEFAULT false,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,
    "kind" "RunKind" NOT NULL DEFAULT 'full',
    "sampleIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "endpointId" UUID,
    "model" TEXT,
    "budgetMicros" BIGINT,
    "spentMicros" BIGINT NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "reused" INTEGER NOT NULL DEFAULT 0,
    "promptTokens" BIGINT NOT NULL DEFAULT 0,
    "cachedTokens" BIGINT NOT NULL DEFAULT 0,
    "completionTokens" BIGINT NOT NULL DEFAULT 0,
    "faults" JSONB NOT NULL DEFAULT '{}',
    "dryRun" JSONB,

    CONSTRAINT "Run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RunFailure" (
    "runId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "fault" TEXT,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RunFailure_pkey" PRIMARY KEY ("runId","sampleId")
);

-- CreateTable
CREATE TABLE "Sample" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "ordinal" SERIAL NOT NULL,
    "externalId" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "generator" TEXT,
    "ngramSignature" BYTEA,
    "coarseLabel" "Verdict",
    "coarseType" "ErrorType",
    "metadata" JSON NOT NULL DEFAULT '{}',
    "importId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ,
    "withdrawnReason" TEXT,

    CONSTRAINT "Sample_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Segment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sampleId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "spans" JSONB NOT NULL,
    "parentIds" UUID[],
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Segment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Segmentation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sampleId" UUID NOT NULL,
    "parentId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Segmentation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SegmentationItem" (
    "segmentationId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "segmentId" UUID NOT NULL,

    CONSTRAINT "SegmentationItem_pkey" PRIMARY KEY ("segmentationId","position")
);

-- CreateTable
CREATE TABLE "StaleSample" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "gold" BOOLEAN NOT NULL,

    CONSTRAINT "StaleSample_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SampleProgress" (
    "sampleId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "state" "SampleState" NOT NULL DEFAULT 'open',
    "labelled" BOOLEAN NOT NULL DEFAULT false,
    "goldVerdict" "Verdict",
    "goldOrigin" "GoldOrigin",
    "goldStale" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SampleProgress_pkey" PRIMARY KEY ("sampleId")
);

-- CreateTable
CREATE TABLE "Comment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "segmentId" UUID,
    "threadId" UUID,
    "authorId" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ,
    "deletedAt" TIMESTAMPTZ,
    "resolvedAt" TIMESTAMPTZ,
    "resolvedById" TEXT,

    CONSTRAINT "Comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" TEXT NOT NULL,
    "projectId" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "actorId" TEXT,
    "sampleId" UUID,
    "commentId" UUID,
    "guideline" INTEGER,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AdjudicationEntry_projectId_ordinal_idx" ON "AdjudicationEntry"("projectId", "ordinal");

-- CreateIndex
CREATE INDEX "AdjudicationEntry_projectId_externalId_idx" ON "AdjudicationEntry"("projectId", "externalId");

-- CreateIndex
CREATE INDEX "AdjudicationEntry_priority_idx" ON "AdjudicationEntry"("projectId", "isPivotal" DESC, "kind" DESC, "ordinal");

-- CreateIndex
CREATE INDEX "StaleAdjudicationEntry_projectId_id_idx" ON "StaleAdjudicationEntry"("projectId", "id");

-- CreateIndex
CREATE INDEX "SampleAgreement_sampleId_idx" ON "SampleAgreement"("sampleId");

-- CreateIndex
CREATE INDEX "SampleAgreement_roundId_revision_idx" ON "SampleAgreement"("roundId", "revision");

-- CreateIndex
CREATE INDEX "SampleAgreement_roundId_kind_idx" ON "SampleAgreement"("roundId", "kind");

-- CreateIndex
CREATE INDEX "SampleAgreement_cellKeys_idx" ON "SampleAgreement" USING GIN ("cellKeys");

-- CreateIndex
CREATE INDEX "RestrictedAgreement_cellKeys_idx" ON "RestrictedAgreement" USING GIN ("cellKeys");

-- CreateIndex
CREATE INDEX "StaleAgreement_projectId_id_idx" ON "StaleAgreement"("projectId", "id");

-- CreateIndex
CREATE INDEX "AgreementReport_projectId_roundId_labels_createdAt_idx" ON "AgreementReport"("projectId", "roundId", "labels", "createdAt");

-- CreateIndex
CREATE INDEX "Annotation_projectId_source_state_idx" ON "Annotation"("projectId", "source", "state");

-- CreateIndex
CREATE INDEX "Annotation_sampleId_source_authorId_idx" ON "Annotation"("sampleId", "source", "authorId");

-- CreateIndex
CREATE INDEX "Annotation_runId_idx" ON "Annotation"("runId");

-- CreateIndex
CREATE INDEX "Annotation_authorId_idx" ON "Annotation"("authorId");

-- CreateIndex
CREATE INDEX "Annotation_segmentationId_idx" ON "Annotation"("segmentationId");

-- CreateIndex
CREATE INDEX "Annotation_derivedFromId_idx" ON "Annotation"("derivedFromId");

-- CreateIndex
CREATE UNIQUE INDEX "Annotation_roundId_sampleId_authorId_key" ON "Annotation"("roundId", "sampleId", "authorId");

-- CreateIndex
CREATE UNIQUE INDEX "Annotation_sampleId_runId_key" ON "Annotation"("sampleId", "runId");

-- CreateIndex
CREATE INDEX "Label_segmentId_idx" ON "Label"("segmentId");

-- CreateIndex
CREATE UNIQUE INDEX "Label_annotationId_segmentId_key" ON "Label"("annotationId", "segmentId");

-- CreateIndex
CREATE INDEX "ActiveInterval_annotationId_idx" ON "ActiveInterval"("annotationId");

-- CreateIndex
CREATE INDEX "Assignment_sampleId_userId_idx" ON "Assignment"("sampleId", "userId");

-- CreateIndex
CREATE INDEX "Assignment_roundId_userId_state_idx" ON "Assignment"("roundId", "userId", "state");

-- CreateIndex
CREATE INDEX "Assignment_projectId_userId_state_idx" ON "Assignment"("projectId", "userId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "Assignment_roundId_sampleId_userId_key" ON "Assignment"("roundId", "sampleId", "userId");

-- CreateIndex
CREATE INDEX "Flip_annotationId_segmentId_idx" ON "Flip"("annotationId", "segmentId");

-- CreateIndex
CREATE INDEX "Flip_projectId_at_idx" ON "Flip"("projectId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "AuditEvent_changeId_key" ON "AuditEvent"("changeId");

-- CreateIndex
CREATE INDEX "AuditEvent_projectId_at_id_idx" ON "AuditEvent"("projectId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_projectId_actorId_at_id_idx" ON "AuditEvent"("projectId", "actorId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_projectId_action_at_id_idx" ON "AuditEvent"("projectId", "action", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_projectId_objectType_at_id_idx" ON "AuditEvent"("projectId", "objectType", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_sampleId_at_id_idx" ON "AuditEvent"("sampleId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_objectType_objectId_idx" ON "AuditEvent"("objectType", "objectId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_importedIntoId_idx" ON "User"("importedIntoId");

-- CreateIndex
CREATE INDEX "User_originId_idx" ON "User"("originId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Account_providerId_accountId_key" ON "Account"("providerId", "accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_userId_providerId_key" ON "Account"("userId", "providerId");

-- CreateIndex
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "RateLimit_key_key" ON "RateLimit"("key");

-- CreateIndex
CREATE INDEX "AttemptCount_endsAt_idx" ON "AttemptCount"("endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "AccessLink_tokenHash_key" ON "AccessLink"("tokenHash");

-- CreateIndex
CREATE INDEX "AccessLink_projectId_idx" ON "AccessLink"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "Endpoint_name_key" ON "Endpoint"("name");

-- CreateIndex
CREATE INDEX "CallInFlight_workerId_idx" ON "CallInFlight"("workerId");

-- CreateIndex
CREATE INDEX "Import_projectId_createdAt_idx" ON "Import"("projectId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Guideline_projectId_number_key" ON "Guideline"("projectId", "number");

-- CreateIndex
CREATE INDEX "GuidelineReceipt_userId_idx" ON "GuidelineReceipt"("userId");

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE INDEX "Author_projectId_name_idx" ON "Author"("projectId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Author_projectId_userId_key" ON "Author"("projectId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Author_projectId_pseudonym_key" ON "Author"("projectId", "pseudonym");

-- CreateIndex
CREATE INDEX "ProjectCounter_projectId_idx" ON "ProjectCounter"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "Round_projectId_number_key" ON "Round"("projectId", "number");

-- CreateIndex
CREATE INDEX "RoundMember_userId_idx" ON "RoundMember"("userId");

-- CreateIndex
CREATE INDEX "RoundSample_sampleId_idx" ON "RoundSample"("sampleId");

-- CreateIndex
CREATE INDEX "Run_projectId_createdAt_idx" ON "Run"("projectId", "createdAt");

-- CreateIndex
CREATE INDEX "Run_endpointId_idx" ON "Run"("endpointId");

-- CreateIndex
CREATE INDEX "RunFailure_sampleId_idx" ON "RunFailure"("sampleId");

-- CreateIndex
CREATE INDEX "Sample_projectId_ordinal_idx" ON "Sample"("projectId", "ordinal");

-- CreateIndex
CREATE INDEX "Sample_importId_idx" ON "Sample"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "Sample_projectId_externalId_key" ON "Sample"("projectId", "externalId");

-- CreateIndex
CREATE INDEX "Segment_sampleId_idx" ON "Segment"("sampleId");

-- CreateIndex
CREATE INDEX "Segmentation_sampleId_idx" ON "Segmentation"("sampleId");

-- CreateIndex
CREATE INDEX "Segmentation_parentId_idx" ON "Segmentation"("parentId");

-- CreateIndex
CREATE INDEX "SegmentationItem_segmentId_idx" ON "SegmentationItem"("segmentId");

-- CreateIndex
CREATE INDEX "StaleSample_projectId_idx" ON "StaleSample"("projectId");

-- CreateIndex
CREATE INDEX "SampleProgress_projectId_state_idx" ON "SampleProgress"("projectId", "state");

-- CreateIndex
CREATE INDEX "Comment_sampleId_createdAt_idx" ON "Comment"("sampleId", "createdAt");

-- CreateIndex
CREATE INDEX "Comment_projectId_idx" ON "Comment"("projectId");

-- CreateIndex
CREATE INDEX "Comment_segmentId_idx" ON "Comment"("segmentId");

-- CreateIndex
CREATE INDEX "Comment_threadId_idx" ON "Comment"("threadId");

-- CreateIndex
CREATE INDEX "Comment_authorId_idx" ON "Comment"("authorId");

-- CreateIndex
CREATE INDEX "Notice_userId_createdAt_idx" ON "Notice"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Notice_projectId_idx" ON "Notice"("projectId");

-- CreateIndex
CREATE INDEX "Notice_sampleId_idx" ON "Notice"("sampleId");

-- CreateIndex
CREATE INDEX "Notice_commentId_idx" ON "Notice"("commentId");

-- CreateIndex
CREATE INDEX "Notice_actorId_idx" ON "Notice"("actorId");

-- AddForeignKey
ALTER TABLE "AdjudicationEntry" ADD CONSTRAINT "AdjudicationEntry_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaleAdjudicationEntry" ADD CONSTRAINT "StaleAdjudicationEntry_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SampleAgreement" ADD CONSTRAINT "SampleAgreement_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SampleAgreement" ADD CONSTRAINT "SampleAgreement_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RestrictedAgreement" ADD CONSTRAINT "RestrictedAgreement_roundId_sampleId_pooled_fkey" FOREIGN KEY ("roundId", "sampleId", "pooled") REFERENCES "SampleAgreement"("roundId", "sampleId", "pooled") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaleAgreement" ADD CONSTRAINT "StaleAgreement_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgreementReport" ADD CONSTRAINT "AgreementReport_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgreementReport" ADD CONSTRAINT "AgreementReport_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Author"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_segmentationId_fkey" FOREIGN KEY ("segmentationId") REFERENCES "Segmentation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_derivedFromId_fkey" FOREIGN KEY ("derivedFromId") REFERENCES "Annotation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Label" ADD CONSTRAINT "Label_annotationId_fkey" FOREIGN KEY ("annotationId") REFERENCES "Annotation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Label" ADD CONSTRAINT "Label_segmentId_fkey" FOREIGN KEY ("segmentId") REFERENCES "Segment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActiveInterval" ADD CONSTRAINT "ActiveInterval_annotationId_fkey" FOREIGN KEY ("annotationId") REFERENCES "Annotation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FoundType" ADD CONSTRAINT "FoundType_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_importedIntoId_fkey" FOREIGN KEY ("importedIntoId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "SecondFactor"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EndpointPermit" ADD CONSTRAINT "EndpointPermit_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelFeatures" ADD CONSTRAINT "ModelFeatures_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunReply" ADD CONSTRAINT "RunReply_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CallInFlight" ADD CONSTRAINT "CallInFlight_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunClaim" ADD CONSTRAINT "RunClaim_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportChunk" ADD CONSTRAINT "ImportChunk_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportReject" ADD CONSTRAINT "ImportReject_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Guideline" ADD CONSTRAINT "Guideline_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Guideline" ADD CONSTRAINT "Guideline_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuidelineReceipt" ADD CONSTRAINT "GuidelineReceipt_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuidelineReceipt" ADD CONSTRAINT "GuidelineReceipt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Author" ADD CONSTRAINT "Author_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Author" ADD CONSTRAINT "Author_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectCounter" ADD CONSTRAINT "ProjectCounter_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Round" ADD CONSTRAINT "Round_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundMember" ADD CONSTRAINT "RoundMember_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundMember" ADD CONSTRAINT "RoundMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundSample" ADD CONSTRAINT "RoundSample_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundSample" ADD CONSTRAINT "RoundSample_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownUse" ADD CONSTRAINT "KnownUse_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Run" ADD CONSTRAINT "Run_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Run" ADD CONSTRAINT "Run_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunFailure" ADD CONSTRAINT "RunFailure_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunFailure" ADD CONSTRAINT "RunFailure_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sample" ADD CONSTRAINT "Sample_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sample" ADD CONSTRAINT "Sample_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Segment" ADD CONSTRAINT "Segment_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Segmentation" ADD CONSTRAINT "Segmentation_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Segmentation" ADD CONSTRAINT "Segmentation_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Segmentation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SegmentationItem" ADD CONSTRAINT "SegmentationItem_segmentationId_fkey" FOREIGN KEY ("segmentationId") REFERENCES "Segmentation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SegmentationItem" ADD CONSTRAINT "SegmentationItem_segmentId_fkey" FOREIGN KEY ("segmentId") REFERENCES "Segment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaleSample" ADD CONSTRAINT "StaleSample_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SampleProgress" ADD CONSTRAINT "SampleProgress_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_segmentId_fkey" FOREIGN KEY ("segmentId") REFERENCES "Segment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;


