import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { MOST_NAMED } from '@/lib/sample/selection';
import { type IdLine, idLines } from '@/lib/round/chosen-samples';

/** The samples that a list names by their ids in the project, and the lines that name none. */
export async function findListed(
  db: Db,
  projectId: string,
  text: string,
): Promise<{ ids: string[]; unknown: IdLine[] }> {
  const lines = idLines(text);
  if (lines.length > MOST_NAMED) fail({ code: 'invalid', issues: [{ path: 'list', code: 'too_big' }] });
  const names = [...new Set(lines.map(({ id }) => id))];
  const rows = await db.$queryRaw<{ id: string; externalId: string }[]>(Prisma.sql`
    SELECT id, "externalId" FROM "Sample"
    WHERE "projectId" = ${projectId}::uuid AND "externalId" = ANY(${names}::text[])`);
  const known = new Set(rows.map(({ externalId }) => externalId));
  return { ids: rows.map(({ id }) => id), unknown: lines.filter(({ id }) => !known.has(id)) };
}
