-- AlterTable
ALTER TABLE "Run" ADD COLUMN     "imported" BOOLEAN NOT NULL DEFAULT false;
