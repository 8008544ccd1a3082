-- A person who came with a file: an account that nobody can sign in to, of one project, gone with it. By `originId` erasing a
-- person finds every copy of them.
ALTER TABLE "User" ADD COLUMN "importedIntoId" UUID, ADD COLUMN "originId" TEXT;
ALTER TABLE "User" ADD CONSTRAINT "User_importedIntoId_fkey" FOREIGN KEY ("importedIntoId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "User_importedIntoId_idx" ON "User"("importedIntoId");
CREATE INDEX "User_originId_idx" ON "User"("originId");

-- What a person is called in files without names, given at the first such file and kept: annotator_1, annotator_2, ...
ALTER TABLE "Author" ADD COLUMN "pseudonym" INTEGER;
CREATE UNIQUE INDEX "Author_projectId_pseudonym_key" ON "Author"("projectId", "pseudonym");

-- What was not taken as the file has it, beside rejected rows; and all faults of a rejected row, of which the first stands in its columns.
ALTER TABLE "Import" ADD COLUMN "notes" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "ImportReject" ADD COLUMN "faults" JSONB NOT NULL DEFAULT '[]';
