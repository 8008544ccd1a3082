-- What a sample was drawn by is kept: the queue is ranked again, and the probability of a draw could not be told afterwards.
ALTER TABLE "RoundSample" ADD COLUMN "draw" JSONB;
