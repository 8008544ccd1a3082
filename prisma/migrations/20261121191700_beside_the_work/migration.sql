-- Comments, notices, what a lead gave back, the time of work, and what a person prefers at the desk.
-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('mention', 'reply', 'returned', 'guideline');

-- AlterTable
ALTER TABLE "Annotation" ADD COLUMN     "activeMs" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "peersSeenAt" TIMESTAMPTZ,
ADD COLUMN     "returnReason" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "contrast" TEXT NOT NULL DEFAULT 'system',
ADD COLUMN     "dailyGoal" INTEGER,
ADD COLUMN     "showTime" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "textSize" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "ActiveStretch" (
    "id" UUID NOT NULL,
    "annotationId" UUID NOT NULL,
    "ms" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActiveStretch_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "ActiveStretch_annotationId_idx" ON "ActiveStretch"("annotationId");

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
ALTER TABLE "ActiveStretch" ADD CONSTRAINT "ActiveStretch_annotationId_fkey" FOREIGN KEY ("annotationId") REFERENCES "Annotation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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

