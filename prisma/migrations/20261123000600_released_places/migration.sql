-- A place that a lead freed, or whose person left, was stored as skipped by that person.
ALTER TYPE "AssignmentState" ADD VALUE 'released';
