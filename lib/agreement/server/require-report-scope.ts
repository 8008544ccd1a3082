import type { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fromAddress } from '@/lib/sample/query-params';
import { hasOrigin } from '@/lib/sample/server/sample-origin';
import { restrictionSchema } from '../units/restriction';
import type { ReportScope } from './report-scope';

/** The scope, if all of it is the project's; fails with not_found for a round, a language, a generator or an origin that is not. */
export async function requireReportScope(
  db: Db,
  { projectId, roundId, ...rest }: ReportScope,
): Promise<ReportScope> {
  // It may come from a browser as it is: nothing but these fields may reach a query.
  const { labels, language, generator, origin } = fromAddress(restrictionSchema, rest);
  if (roundId !== null) {
    const rounds = await db.round.count({ where: { id: rowId(roundId, 'round'), projectId } });
    if (rounds === 0) fail({ code: 'not_found', object: 'round' });
  }
  if (language !== null) await requireSample(db, { projectId, language });
  if (generator !== null) await requireSample(db, { projectId, generator });
  if (origin !== null && !(await hasOrigin(db, projectId, origin)))
    fail({ code: 'not_found', object: 'sample' });
  return { projectId, roundId, labels, language, generator, origin };
}

async function requireSample(db: Db, where: Prisma.SampleWhereInput): Promise<void> {
  const found = await db.sample.findFirst({ where: { ...where, withdrawnAt: null }, select: { id: true } });
  if (!found) fail({ code: 'not_found', object: 'sample' });
}
