-- Who an author is: face4rag_person of prisma/sql keeps it.
ALTER TABLE "Author" ADD COLUMN "person" TEXT NOT NULL DEFAULT '';

UPDATE "Author" w SET "person" = coalesce((SELECT u."originId" FROM "User" u WHERE u."id" = w."userId"),
  left(encode(sha256(convert_to('person/' || coalesce(w."userId", w."id"::text), 'UTF8')), 'hex'), 32));
