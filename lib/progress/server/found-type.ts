import { Prisma } from '@/generated/prisma/client';
import type { ErrorType } from '@/lib/typology/error-type';
import { ownRow } from './counted';

const { sql } = Prisma;

/**
 * The condition on Sample `s` that it is one of those counted under a type of error (ProjectProgress.types); with `userId`, in the
 * figures of one person's own work.
 */
export const foundType = (type: ErrorType, userId: string | null): Prisma.Sql =>
  userId === null
    ? sql`EXISTS (SELECT FROM "FoundType" f WHERE f."sampleId" = s.id AND f.type = ${type}::"ErrorType" AND f.n > 0)`
    : sql`s.id IN (SELECT a."sampleId" FROM "Author" w JOIN "Annotation" a ON a."authorId" = w.id
        WHERE w."userId" = ${userId} AND a.source = 'annotator' AND a.state = 'submitted'
          AND a."errorTypes" @> ARRAY[${type}::"ErrorType"] AND ${ownRow('a')})`;
