-- Where a round stands in the order in which rounds are worked off, and how its samples were chosen.
ALTER TABLE "Round"
  ADD COLUMN "position" INTEGER,
  ADD COLUMN "chosen" JSONB NOT NULL DEFAULT '{"kind": "all"}',
  ADD COLUMN "unread" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "drawShare" INTEGER NOT NULL DEFAULT 100,
  ADD COLUMN "later" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "repeats" BOOLEAN NOT NULL DEFAULT false;

UPDATE "Round" SET "repeats" = true WHERE "kind" = 'reannotation';

-- Samples that come later join the open rounds of their project that take such, by the same draw as those that were there.
CREATE OR REPLACE FUNCTION face4rag_samples_join_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM face4rag_join_round(r."id", array_agg(s."id"))
  FROM added s JOIN "Round" r ON r."projectId" = s."projectId" AND r."state" = 'open' AND r."later"
    AND (r."drawShare" = 100 OR face4rag_draw('draw', r."id", s."id") * 100 < r."drawShare" * 4294967296)
  GROUP BY r."id";
  RETURN NULL;
END $$;
