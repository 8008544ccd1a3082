-- Which pieces the texts of a sample hold (lib/sample/pieces.ts), so that a search reads only texts that may hold what is looked for.
-- Null until it has been noted: such a sample's texts are read at every search. Kept beside the ids, whatever the texts' length.
ALTER TABLE "Sample" ADD COLUMN "pieces" BYTEA;
ALTER TABLE "Sample" ALTER COLUMN "pieces" SET STORAGE MAIN;
-- What a worker has to come to.
CREATE INDEX "Sample_pieces_idx" ON "Sample" ("id") WHERE "pieces" IS NULL;
