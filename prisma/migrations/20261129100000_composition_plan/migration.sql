-- What a project's samples are to be made up of.
CREATE TABLE "CompositionPlan" (
    "projectId" UUID NOT NULL,
    "cells" JSONB NOT NULL,
    "leastAccepted" DOUBLE PRECISION,

    CONSTRAINT "CompositionPlan_pkey" PRIMARY KEY ("projectId")
);
ALTER TABLE "CompositionPlan" ADD CONSTRAINT "CompositionPlan_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
