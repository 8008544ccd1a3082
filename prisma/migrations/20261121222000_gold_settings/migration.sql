-- When several people's labels make gold by themselves, and how a lead settles the rest.
CREATE TYPE "GoldRule" AS ENUM ('unanimous', 'majority', 'none');

ALTER TABLE "Project"
  ADD COLUMN "goldRule" "GoldRule" NOT NULL DEFAULT 'unanimous',
  ADD COLUMN "goldVotes" INTEGER NOT NULL DEFAULT 2 CHECK ("goldVotes" BETWEEN 2 AND 20),
  ADD COLUMN "mayHaveLabelled" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "namesHidden" BOOLEAN NOT NULL DEFAULT false;
