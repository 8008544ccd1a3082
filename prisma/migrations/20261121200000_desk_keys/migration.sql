-- The keys that a person has chosen at the desk.
ALTER TABLE "User" ADD COLUMN "deskKeys" JSONB NOT NULL DEFAULT '{}';
