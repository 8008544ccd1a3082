-- Whether annotators are told which model wrote an answer; leads and readers always are.
ALTER TABLE "Project" ADD COLUMN "showGenerator" BOOLEAN NOT NULL DEFAULT false;
