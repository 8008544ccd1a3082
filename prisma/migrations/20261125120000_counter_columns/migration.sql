-- Counters say in columns what they count, no longer in a key made of words. They are made anew out of the rows that they count.
CREATE TYPE "CounterKind" AS ENUM ('prefilled', 'submitted', 'verdict', 'confirmed', 'changed', 'day', 'type', 'state', 'labelled', 'gold', 'queued', 'places', 'free');
CREATE TYPE "WorkPart" AS ENUM ('counted', 'training', 'honeypot', 'uncounted');

DROP TABLE "ProjectCounter";
CREATE TABLE "ProjectCounter" (
    "id" BIGSERIAL NOT NULL,
    "projectId" UUID NOT NULL,
    "what" "CounterKind" NOT NULL,
    "roundId" UUID,
    "authorId" UUID,
    "part" "WorkPart",
    "state" "SampleState",
    "goldOrigin" "GoldOrigin",
    "verdict" "Verdict",
    "errorType" "ErrorType",
    "day" DATE,
    "language" TEXT,
    "n" BIGINT NOT NULL,

    CONSTRAINT "ProjectCounter_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ProjectCounter_projectId_what_roundId_idx" ON "ProjectCounter"("projectId", "what", "roundId");
ALTER TABLE "ProjectCounter" ADD CONSTRAINT "ProjectCounter_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "ProjectCounter" ("projectId", "what", "n")
SELECT "projectId", 'prefilled', count(*) FROM "Annotation" WHERE "prefills" GROUP BY 1;

CREATE TEMPORARY TABLE "said" ON COMMIT DROP AS
SELECT a."projectId", a."roundId", a."authorId",
  (CASE WHEN r."kind" = 'training' THEN 'training' WHEN q."honeypot" THEN 'honeypot' WHEN r."counts" THEN 'counted' ELSE 'uncounted' END)::"WorkPart" AS "part",
  CASE WHEN a."verdict" IN ('consistent', 'inconsistent') THEN a."verdict" END AS "verdict", (a."submittedAt" AT TIME ZONE 'UTC')::date AS "day",
  count(*) AS "n", sum(a."confirmed") AS "confirmed", sum(a."changed") AS "changed"
FROM "Annotation" a JOIN "Round" r ON r."id" = a."roundId"
LEFT JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId"
WHERE a."source" = 'annotator' AND a."state" = 'submitted' GROUP BY 1, 2, 3, 4, 5, 6;

INSERT INTO "ProjectCounter" ("projectId", "what", "roundId", "authorId", "part", "n")
SELECT "projectId", 'submitted', "roundId", "authorId", "part", sum("n") FROM "said" GROUP BY 1, 3, 4, 5;
INSERT INTO "ProjectCounter" ("projectId", "what", "verdict", "n")
SELECT "projectId", 'verdict', "verdict", sum("n") FROM "said" WHERE "part" = 'counted' GROUP BY 1, 3;
INSERT INTO "ProjectCounter" ("projectId", "what", "n")
SELECT "projectId", 'confirmed'::"CounterKind", sum("confirmed") FROM "said" WHERE "part" = 'counted' GROUP BY 1 HAVING sum("confirmed") <> 0
UNION ALL SELECT "projectId", 'changed'::"CounterKind", sum("changed") FROM "said" WHERE "part" = 'counted' GROUP BY 1 HAVING sum("changed") <> 0;
INSERT INTO "ProjectCounter" ("projectId", "what", "day", "n")
SELECT "projectId", 'day', "day", sum("n") FROM "said" WHERE "part" = 'counted' AND "day" IS NOT NULL GROUP BY 1, 3;
DROP TABLE "said";

INSERT INTO "ProjectCounter" ("projectId", "what", "errorType", "n")
SELECT "projectId", 'type', "type", count(*) FROM "FoundType" WHERE "n" > 0 GROUP BY 1, 3;

INSERT INTO "ProjectCounter" ("projectId", "what", "state", "n")
SELECT "projectId", 'state', "state", count(*) FROM "SampleProgress" GROUP BY 1, 3;
INSERT INTO "ProjectCounter" ("projectId", "what", "n")
SELECT "projectId", 'labelled', count(*) FROM "SampleProgress" WHERE "labelled" AND "state" <> 'withdrawn' GROUP BY 1;
INSERT INTO "ProjectCounter" ("projectId", "what", "goldOrigin", "verdict", "n")
SELECT "projectId", 'gold', "goldOrigin", "goldVerdict", count(*) FROM "SampleProgress"
WHERE "state" <> 'withdrawn' AND "goldOrigin" IS NOT NULL AND "goldVerdict" IS NOT NULL GROUP BY 1, 3, 4;

INSERT INTO "ProjectCounter" ("projectId", "what", "roundId", "n")
SELECT r."projectId", 'queued'::"CounterKind", r."id", count(*) FROM "RoundSample" q JOIN "Round" r ON r."id" = q."roundId"
WHERE NOT q."withdrawn" AND NOT q."honeypot" GROUP BY 1, 3
UNION ALL SELECT r."projectId", 'places'::"CounterKind", r."id", sum(q."openPlaces") FROM "RoundSample" q JOIN "Round" r ON r."id" = q."roundId"
WHERE NOT q."withdrawn" AND NOT q."honeypot" GROUP BY 1, 3 HAVING sum(q."openPlaces") <> 0;
INSERT INTO "ProjectCounter" ("projectId", "what", "roundId", "language", "n")
SELECT r."projectId", 'free', r."id", q."language", count(*) FROM "RoundSample" q JOIN "Round" r ON r."id" = q."roundId"
WHERE q."openPlaces" > 0 AND NOT q."withdrawn" AND NOT q."honeypot" GROUP BY 1, 3, 4;

-- Entries of samples that nobody's annotation counts of were made by triggers and never listed; they are no longer made.
DELETE FROM "AdjudicationEntry" WHERE "roundId" IS NULL;
