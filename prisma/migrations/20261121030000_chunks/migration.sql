-- Pieces of uploaded files live for minutes: compressing them costs more than it saves.
ALTER TABLE "ImportChunk" ALTER COLUMN "data" SET STORAGE EXTERNAL;
