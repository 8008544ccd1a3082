-- How firmly the people of a standing agree: what a project's gold rule asks, whichever it is. Kept by the database, so that
-- whoever writes a standing says nothing of it.
ALTER TABLE "Standing"
  ADD COLUMN "leastVotes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "leastMargin" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "dissent" INTEGER NOT NULL DEFAULT 0;

-- Of each unit, the most votes for one label (a doubt is none) among all votes; of all units, the weakest.
CREATE FUNCTION face4rag_standing_support() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(min(u.top), 0), coalesce(min(2 * u.top - u.votes), 0), coalesce(max(u.votes - u.top), 0)
    INTO NEW."leastVotes", NEW."leastMargin", NEW."dissent"
    FROM jsonb_array_elements(NEW."units") AS unit, LATERAL (
      SELECT coalesce(max(g.n) FILTER (WHERE g.code ~ '^[ci][ci]'), 0) AS top, coalesce(sum(g.n), 0)::int AS votes
      FROM (SELECT code, count(*)::int AS n FROM jsonb_array_elements_text(unit -> 'labels') AS code
            WHERE code IS NOT NULL GROUP BY code) g) u;
  RETURN NEW;
END $$;

CREATE TRIGGER standing_support
  BEFORE INSERT OR UPDATE OF "units" ON "Standing" FOR EACH ROW EXECUTE FUNCTION face4rag_standing_support();

UPDATE "Standing" SET "units" = "units";

-- The list of what is to be settled: the standings of a project that count, those on which a verdict hangs first.
CREATE INDEX "Standing_settle_idx" ON "Standing" ("projectId", "sampleId") WHERE "current";
