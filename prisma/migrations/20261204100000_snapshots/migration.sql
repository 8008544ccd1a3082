-- Numbered versions of a project's gold. What keeps them as they are stands in prisma/sql/10-immutable.sql.
CREATE TYPE "SnapshotContent" AS ENUM ('gold', 'annotations');

CREATE TABLE "Snapshot" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "content" "SnapshotContent" NOT NULL,
    "reason" TEXT NOT NULL,
    "splits" JSONB NOT NULL,
    "terms" JSONB NOT NULL,
    "state" "WorkState" NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "hash" TEXT,
    "manifest" JSONB,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ,
    "deletedAt" TIMESTAMPTZ,
    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Snapshot_projectId_number_key" ON "Snapshot"("projectId", "number");
ALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "SnapshotSample" (
    "snapshotId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "sampleId" UUID NOT NULL,
    "externalId" TEXT NOT NULL,
    "split" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "record" JSON NOT NULL,
    CONSTRAINT "SnapshotSample_pkey" PRIMARY KEY ("snapshotId", "position")
);
CREATE UNIQUE INDEX "SnapshotSample_snapshotId_externalId_key" ON "SnapshotSample"("snapshotId", "externalId");
CREATE INDEX "SnapshotSample_sampleId_idx" ON "SnapshotSample"("sampleId");
ALTER TABLE "SnapshotSample" ADD CONSTRAINT "SnapshotSample_snapshotId_fkey"
    FOREIGN KEY ("snapshotId") REFERENCES "Snapshot"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SnapshotSample" ADD CONSTRAINT "SnapshotSample_sampleId_fkey"
    FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;
