-- Rounds: passes of people over the samples of a project. The queue moves out of "Sample" into "RoundSample".
CREATE TYPE "RoundKind" AS ENUM ('training', 'pilot', 'main', 'reannotation');
CREATE TYPE "RoundState" AS ENUM ('open', 'closed');
CREATE TYPE "RoundOrder" AS ENUM ('arrival', 'random', 'judge_human', 'judge_judge', 'entropy');
CREATE TYPE "Stratum" AS ENUM ('whole', 'random', 'ranked');
ALTER TYPE "AssignmentState" ADD VALUE 'lapsed';
ALTER TYPE "AssignmentState" ADD VALUE 'reassigned';

CREATE TABLE "Round" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "projectId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "RoundKind" NOT NULL DEFAULT 'main',
    "name" TEXT NOT NULL DEFAULT '',
    "state" "RoundState" NOT NULL DEFAULT 'open',
    "overlap" INTEGER NOT NULL DEFAULT 1,
    "share" INTEGER NOT NULL DEFAULT 100,
    "size" INTEGER,
    "order" "RoundOrder" NOT NULL DEFAULT 'arrival',
    "randomShare" INTEGER NOT NULL DEFAULT 20,
    "honeypotShare" INTEGER NOT NULL DEFAULT 0,
    "leaseHours" INTEGER,
    "everybody" BOOLEAN NOT NULL DEFAULT true,
    "even" BOOLEAN NOT NULL DEFAULT false,
    "counts" BOOLEAN NOT NULL DEFAULT true,
    "places" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ,
    "sortedAt" TIMESTAMPTZ,
    CONSTRAINT "Round_pkey" PRIMARY KEY ("id"),
    CONSTRAINT round_training_never_votes CHECK ("kind" <> 'training' OR NOT "counts")
);

CREATE TABLE "RoundMember" (
    "roundId" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "weight" INTEGER NOT NULL DEFAULT 1,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    CONSTRAINT "RoundMember_pkey" PRIMARY KEY ("roundId", "userId")
);

CREATE TABLE "RoundSample" (
    "roundId" UUID NOT NULL,
    "sampleId" UUID NOT NULL,
    "places" INTEGER NOT NULL DEFAULT 1,
    "openSlots" INTEGER NOT NULL DEFAULT 1,
    "queueKey" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "stratum" "Stratum" NOT NULL DEFAULT 'whole',
    "honeypot" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "RoundSample_pkey" PRIMARY KEY ("roundId", "sampleId"),
    CONSTRAINT round_sample_slots CHECK ("openSlots" >= 0)
);

-- What there is becomes round 1 of its project.
INSERT INTO "Round" ("projectId", "number", "places")
SELECT p."id", 1, (SELECT count(*) FROM "Sample" s WHERE s."projectId" = p."id") FROM "Project" p;

INSERT INTO "RoundSample" ("roundId", "sampleId", "places", "openSlots", "queueKey", "language", "withdrawn")
SELECT r."id", s."id", 1, s."openSlots", s."ordinal", lower(split_part(s."language", '-', 1)), s."withdrawnAt" IS NOT NULL
FROM "Sample" s JOIN "Round" r ON r."projectId" = s."projectId";

ALTER TABLE "Annotation" ADD COLUMN "roundId" UUID;
UPDATE "Annotation" a SET "roundId" = r."id" FROM "Round" r WHERE r."projectId" = a."projectId" AND a."source" = 'annotator';
ALTER TABLE "Annotation" ADD CONSTRAINT annotation_of_annotator_in_round CHECK (("source" = 'annotator') = ("roundId" IS NOT NULL));

ALTER TABLE "Assignment" ADD COLUMN "roundId" UUID, ADD COLUMN "leaseUntil" TIMESTAMPTZ;
UPDATE "Assignment" a SET "roundId" = r."id" FROM "Round" r WHERE r."projectId" = a."projectId";
ALTER TABLE "Assignment" ALTER COLUMN "roundId" SET NOT NULL;

DROP INDEX "Sample_queue_idx";
ALTER TABLE "Sample" DROP COLUMN "openSlots";
DROP INDEX "Annotation_sampleId_source_authorId_key";
DROP INDEX "Assignment_sampleId_userId_key";

CREATE UNIQUE INDEX "Round_projectId_number_key" ON "Round"("projectId", "number");
CREATE INDEX "RoundMember_userId_idx" ON "RoundMember"("userId");
CREATE INDEX "RoundSample_sampleId_idx" ON "RoundSample"("sampleId");
CREATE UNIQUE INDEX "Annotation_roundId_sampleId_authorId_key" ON "Annotation"("roundId", "sampleId", "authorId");
CREATE INDEX "Annotation_sampleId_source_authorId_idx" ON "Annotation"("sampleId", "source", "authorId");
CREATE UNIQUE INDEX "Assignment_roundId_sampleId_userId_key" ON "Assignment"("roundId", "sampleId", "userId");
CREATE INDEX "Assignment_sampleId_userId_idx" ON "Assignment"("sampleId", "userId");
-- The queue takes the first sample with a free place: found without walking over finished ones, and counted from here alone.
CREATE INDEX "RoundSample_queue_idx" ON "RoundSample" ("roundId", "queueKey", "sampleId") INCLUDE ("language")
  WHERE "openSlots" > 0 AND NOT "withdrawn";
CREATE INDEX "Assignment_lease_idx" ON "Assignment" ("projectId", "leaseUntil") WHERE "leaseUntil" IS NOT NULL;

ALTER TABLE "Round" ADD CONSTRAINT "Round_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RoundMember" ADD CONSTRAINT "RoundMember_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RoundMember" ADD CONSTRAINT "RoundMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RoundSample" ADD CONSTRAINT "RoundSample_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RoundSample" ADD CONSTRAINT "RoundSample_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "Sample"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- lib/round/draw.ts in SQL: 0 to 2^32 - 1, the first four bytes of the SHA-256.
CREATE FUNCTION face4rag_draw(what text, round uuid, sample uuid) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ('x' || left(encode(sha256(convert_to(what || '/' || round::text || '/' || sample::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint
$$;

-- Puts samples of the project into the queue of a round, those of `only` or all: what is there already stays. What is to be
-- ranked by judges stands last, in order of arrival, until it has been. Answers how many joined.
CREATE FUNCTION face4rag_join_round(round uuid, only_these uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  joined integer;
BEGIN
  WITH new AS (
    INSERT INTO "RoundSample" ("roundId", "sampleId", "places", "openSlots", "queueKey", "stratum", "language", "withdrawn")
    SELECT r."id", s."id", p.n, p.n,
      CASE r."order" WHEN 'arrival' THEN s."ordinal" WHEN 'random' THEN face4rag_draw('order', r."id", s."id")
        ELSE 1e9 + s."ordinal" END,
      CASE WHEN r."order" = 'arrival' THEN 'whole'
        WHEN r."order" = 'random' OR face4rag_draw('stratum', r."id", s."id") * 100 < r."randomShare" * 4294967296 THEN 'random'
        ELSE 'ranked' END::"Stratum",
      lower(split_part(s."language", '-', 1)), s."withdrawnAt" IS NOT NULL
    FROM "Round" r
    JOIN "Sample" s ON s."projectId" = r."projectId"
    CROSS JOIN LATERAL (SELECT CASE WHEN r."overlap" > 1
      AND face4rag_draw('share', r."id", s."id") * 100 < r."share" * 4294967296 THEN r."overlap" ELSE 1 END AS n) p
    WHERE r."id" = round AND (only_these IS NULL OR s."id" = ANY(only_these))
      AND NOT EXISTS (SELECT FROM "RoundSample" q WHERE q."roundId" = round AND q."sampleId" = s."id")
      AND (r."kind" <> 'training' OR s."coarseType" IS NOT NULL OR s."coarseLabel" = 'consistent' OR EXISTS (
        SELECT FROM "Annotation" g WHERE g."sampleId" = s."id" AND g."source" = 'adjudication' AND g."state" = 'submitted'))
    ORDER BY CASE WHEN r."size" IS NOT NULL THEN face4rag_draw('size', r."id", s."id") END
    LIMIT (SELECT greatest(0, t."size" - (SELECT count(*) FROM "RoundSample" q WHERE q."roundId" = round))
           FROM "Round" t WHERE t."id" = round AND t."size" IS NOT NULL)
    ON CONFLICT DO NOTHING
    RETURNING "places"
  ), sum AS (
    SELECT count(*) AS samples, coalesce(sum("places"), 0) AS places FROM new
  ), counted AS (
    UPDATE "Round" SET "places" = "Round"."places" + sum.places FROM sum WHERE "id" = round AND sum.places > 0
  )
  SELECT samples INTO joined FROM sum;
  RETURN joined;
END $$;

-- Samples that come later join every open round of their project.
CREATE FUNCTION face4rag_samples_join_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_join_round(r."id", array_agg(s."id"))
  FROM added s JOIN "Round" r ON r."projectId" = s."projectId" AND r."state" = 'open'
  GROUP BY r."id";
  RETURN NULL;
END $$;

CREATE TRIGGER sample_joins_rounds AFTER INSERT ON "Sample" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_samples_join_rounds();

-- A withdrawn sample leaves every queue, and comes back with its place.
CREATE FUNCTION face4rag_queue_follows_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RoundSample" q SET "withdrawn" = s."withdrawnAt" IS NOT NULL
  FROM changed s WHERE q."sampleId" = s."id" AND q."withdrawn" <> (s."withdrawnAt" IS NOT NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER sample_withdrawal_in_queue AFTER UPDATE ON "Sample" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION face4rag_queue_follows_withdrawal();
