-- Who somebody is wherever a file goes: the first 32 hex digits of a SHA-256. Somebody who came with a file is who they are where
-- it was made (`origin`), so that a copy of a copy is known too.
CREATE FUNCTION face4rag_person(origin text, id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(origin, left(encode(sha256(convert_to('person/' || id, 'UTF8')), 'hex'), 32))
$$;

-- Kept on the author: two authors of a project are one person where one of them came with a file.
CREATE FUNCTION face4rag_author_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."person" := face4rag_person((SELECT u."originId" FROM "User" u WHERE u."id" = NEW."userId"), coalesce(NEW."userId", NEW."id"::text));
  RETURN NEW;
END $$;

CREATE TRIGGER author_person BEFORE INSERT OR UPDATE OF "userId" ON "Author"
  FOR EACH ROW EXECUTE FUNCTION face4rag_author_person();
