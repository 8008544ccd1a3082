import { Prisma } from '@/generated/prisma/client';

/**
 * The answer of Sample `s` is known: a lead has settled it, or its source names the type of error, or calls it consistent.
 * face4rag_join_round asks the same for training rounds.
 */
export const KNOWN = Prisma.sql`(s."coarseType" IS NOT NULL OR s."coarseLabel" = 'consistent' OR EXISTS (
  SELECT FROM "Annotation" g WHERE g."sampleId" = s.id AND g.source = 'adjudication' AND g.state = 'submitted'))`;
