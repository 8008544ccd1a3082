-- What a judge has to have shown before it may pre-fill.
ALTER TABLE "Project" ADD COLUMN "leastBalancedAccuracy" DOUBLE PRECISION;
ALTER TABLE "Project" ADD COLUMN "leastPassRate" DOUBLE PRECISION;
