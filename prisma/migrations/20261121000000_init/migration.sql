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
CREATE TYPE "AssignmentState" AS ENUM ('claimed', 'submitted', 'skipped');

-- CreateEnum
CREATE TYPE "InstanceRole" AS ENUM ('owner', 'member');

-- CreateEnum
CREATE TYPE "AccessLinkKind" AS ENUM ('setup', 'invitation', 'password_reset');

-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('uploading', 'ready', 'queued', 'running', 'done', 'cancelled', 'failed');

-- CreateEnum
CREATE TYPE "ProjectRole" AS ENUM ('lead', 'annotator', 'reader');

-- CreateEnum
CREATE TYPE "WorkState" AS ENUM ('queued', 'running', 'done', 'cancelled', 'failed');

-- CreateTable
CREATE TABLE "Annotation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "source" "AnnotationSource" NOT NULL,
    "runId" UUID,
    "authorId" UUID,
    "segmentationId" UUID NOT NULL,
    "state" "AnnotationState" NOT NULL DEFAULT 'draft',
    "derivedFromId" UUID,
    "verdict" "Verdict",
    "note" TEXT NOT NULL DEFAULT '',
    "flagReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submittedAt" TIMESTAMPTZ,

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
    "first" JSONB,
    "machine" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Label_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Assignment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "state" "AssignmentState" NOT NULL DEFAULT 'claimed',
    "reason" TEXT,
    "claimedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submittedAt" TIMESTAMPTZ,

    CONSTRAINT "Assignment_pkey" PRIMARY KEY ("id")
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
    "disabledAt" TIMESTAMPTZ,
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
CREATE TABLE "Import" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "state" "ImportState" NOT NULL DEFAULT 'uploading',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "rows" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "same" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "error" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
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
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "ImportReject_pkey" PRIMARY KEY ("importId","position")
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
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Author_pkey" PRIMARY KEY ("id")
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
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,

    CONSTRAINT "Run_pkey" PRIMARY KEY ("id")
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
    "coarseLabel" "Verdict",
    "coarseType" "ErrorType",
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "importId" UUID,
    "openSlots" INTEGER NOT NULL DEFAULT 1,
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

-- CreateIndex
CREATE INDEX "Annotation_projectId_source_state_idx" ON "Annotation"("projectId", "source", "state");

-- CreateIndex
CREATE INDEX "Annotation_runId_idx" ON "Annotation"("runId");

-- CreateIndex
CREATE INDEX "Annotation_authorId_idx" ON "Annotation"("authorId");

-- CreateIndex
CREATE INDEX "Annotation_segmentationId_idx" ON "Annotation"("segmentationId");

-- CreateIndex
CREATE INDEX "Annotation_derivedFromId_idx" ON "Annotation"("derivedFromId");

-- CreateIndex
CREATE UNIQUE INDEX "Annotation_sampleId_source_authorId_key" ON "Annotation"("sampleId", "source", "authorId");

-- CreateIndex
CREATE UNIQUE INDEX "Annotation_sampleId_runId_key" ON "Annotation"("sampleId", "runId");

-- CreateIndex
CREATE INDEX "Label_segmentId_idx" ON "Label"("segmentId");

-- CreateIndex
CREATE UNIQUE INDEX "Label_annotationId_segmentId_key" ON "Label"("annotationId", "segmentId");

-- CreateIndex
CREATE INDEX "Assignment_projectId_userId_state_idx" ON "Assignment"("projectId", "userId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "Assignment_sampleId_userId_key" ON "Assignment"("sampleId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "AuditEvent_changeId_key" ON "AuditEvent"("changeId");

-- CreateIndex
CREATE INDEX "AuditEvent_projectId_at_idx" ON "AuditEvent"("projectId", "at");

-- CreateIndex
CREATE INDEX "AuditEvent_sampleId_at_idx" ON "AuditEvent"("sampleId", "at");

-- CreateIndex
CREATE INDEX "AuditEvent_objectType_objectId_idx" ON "AuditEvent"("objectType", "objectId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "RateLimit_key_key" ON "RateLimit"("key");

-- CreateIndex
CREATE UNIQUE INDEX "AccessLink_tokenHash_key" ON "AccessLink"("tokenHash");

-- CreateIndex
CREATE INDEX "AccessLink_projectId_idx" ON "AccessLink"("projectId");

-- CreateIndex
CREATE INDEX "Import_projectId_createdAt_idx" ON "Import"("projectId", "createdAt");

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE INDEX "Author_projectId_name_idx" ON "Author"("projectId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Author_projectId_userId_key" ON "Author"("projectId", "userId");

-- CreateIndex
CREATE INDEX "Run_projectId_createdAt_idx" ON "Run"("projectId", "createdAt");

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

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportChunk" ADD CONSTRAINT "ImportChunk_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportReject" ADD CONSTRAINT "ImportReject_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Author" ADD CONSTRAINT "Author_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Author" ADD CONSTRAINT "Author_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Run" ADD CONSTRAINT "Run_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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


