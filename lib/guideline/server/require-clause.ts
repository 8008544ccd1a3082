import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { type Citation, cite } from '../clause';
import { clauseSchema } from '../clause-schema';

/**
 * The clause as the guidelines word it, whatever words the request sent; fails with `invalid` for an unknown clause.
 */
export async function requireClause(db: Db, projectId: string, wanted: Citation): Promise<Citation> {
  const found = await db.guideline.findUnique({
    where: { projectId_number: { projectId, number: wanted.version } },
    select: { clauses: true },
  });
  const clauses = z.array(clauseSchema).parse(found?.clauses ?? []);
  const clause = clauses.find(({ id }) => id === wanted.id);
  if (!clause) fail({ code: 'invalid', issues: [{ path: 'judgement.clause', code: 'unknown_clause' }] });
  return cite(wanted.version, clause);
}
