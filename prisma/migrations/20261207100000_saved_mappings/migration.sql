-- Mappings of files that are read by paths, kept in a project for its next files.
CREATE TABLE "SavedMapping" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "preset" TEXT NOT NULL,
    "paths" JSONB NOT NULL,
    "savedById" TEXT,
    "savedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SavedMapping_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SavedMapping_projectId_name_key" ON "SavedMapping"("projectId", "name");
ALTER TABLE "SavedMapping" ADD CONSTRAINT "SavedMapping_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
