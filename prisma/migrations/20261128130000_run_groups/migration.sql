-- Several methods are ordered together, with one budget for all of their runs.
CREATE TABLE "RunGroup" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "kind" "RunKind" NOT NULL DEFAULT 'full',
    "methods" JSONB NOT NULL,
    "endpointId" UUID,
    "model" TEXT,
    "budgetMicros" BIGINT,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RunGroup_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "Run" ADD COLUMN "groupId" UUID;

CREATE INDEX "RunGroup_projectId_createdAt_idx" ON "RunGroup"("projectId", "createdAt");
CREATE INDEX "RunGroup_endpointId_idx" ON "RunGroup"("endpointId");
CREATE INDEX "Run_groupId_idx" ON "Run"("groupId");

ALTER TABLE "RunGroup" ADD CONSTRAINT "RunGroup_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RunGroup" ADD CONSTRAINT "RunGroup_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "Endpoint"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Run" ADD CONSTRAINT "Run_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "RunGroup"("id") ON DELETE SET NULL ON UPDATE CASCADE;
