import { Prisma } from '@/generated/prisma/client';

/**
 * RoundSample `q` is new to a person, as a condition that indexes answer: they never had it, in whatever round and however it
 * ended, took no part in settling it, and nobody has told them of it. Else they may know its answer, or that somebody else
 * has had it. AuditEvent_settlers_idx is of just these actions.
 */
export const newTo = (userId: string): Prisma.Sql => Prisma.sql`(
  NOT EXISTS (SELECT FROM "Assignment" k WHERE k."sampleId" = q."sampleId" AND k."userId" = ${userId})
  AND NOT EXISTS (SELECT FROM "AuditEvent" k
    WHERE k."sampleId" = q."sampleId" AND k."actorId" = ${userId} AND k.action LIKE 'settlement.%')
  AND NOT EXISTS (SELECT FROM "Notice" k WHERE k."sampleId" = q."sampleId" AND k."userId" = ${userId}))`;
