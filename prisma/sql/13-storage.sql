-- How long values are kept.

-- Pieces of uploaded files live for minutes: compressing them costs more than it saves.
ALTER TABLE "ImportChunk" ALTER COLUMN "data" SET STORAGE EXTERNAL;

-- Beside the ids, whatever the length of the texts.
ALTER TABLE "Sample" ALTER COLUMN "ngramSignature" SET STORAGE MAIN;
