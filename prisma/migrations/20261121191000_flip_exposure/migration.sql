-- What had been seen when the verdict that was changed had been given: tells a reveal from what was known all along.
ALTER TABLE "Flip" ADD COLUMN "exposure" "Exposure" NOT NULL DEFAULT 'segmentation';
