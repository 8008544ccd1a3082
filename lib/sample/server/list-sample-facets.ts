import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { byName } from '@/lib/text/by-name';
import type { SampleFacets } from '../query';
import { visibilityOf } from './visibility-of';
import { hiddenGenerator, isGeneratorShown } from './hidden-generator';
import { hasOrigin } from './sample-origin';
import { carryOverPredictions, seenBy } from './sample-filter';

/** More generators than this are no longer a choice; they can still be named in the address. */
const MOST = 200;

/** The languages, generators and annotators that a project's samples can be filtered by, each in its order, as far as the actor may see them. */
export async function listSampleFacets(ctx: Ctx, projectId: string): Promise<SampleFacets> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const visibility = visibilityOf(ctx.actor, access.role);
  const shown = await isGeneratorShown(ctx.db, projectId, visibility);
  const [languages, generators, constructed, carried, annotators] = await Promise.all([
    valuesOf(ctx.db, projectId, 'language'),
    shown ? valuesOf(ctx.db, projectId, 'generator', hiddenGenerator(projectId, visibility)) : null,
    'all' in visibility && hasOrigin(ctx.db, projectId, 'constructed'),
    'all' in visibility && hasCarried(ctx.db, projectId),
    ctx.db.$queryRaw<{ id: string; name: string }[]>`
      SELECT w.id, w.name FROM "Author" w
      WHERE w."projectId" = ${projectId}::uuid AND EXISTS (
        SELECT FROM "Annotation" a
        WHERE a."authorId" = w.id AND a.source = 'annotator' ${seenBy(visibility)})
      ORDER BY w.id`,
  ]);
  return { languages, generators, constructed, carried, annotators: annotators.sort(byName) };
}

async function hasCarried(db: Db, projectId: string): Promise<boolean> {
  const rows = await db.$queryRaw<
    { found: boolean }[]
  >`SELECT EXISTS (${carryOverPredictions(projectId)}) AS found`;
  return rows[0]!.found;
}

/** The values of a column where nothing hides it, in order, each found in the index by the one before it. */
async function valuesOf(
  db: Db,
  projectId: string,
  name: 'language' | 'generator',
  hidden = Prisma.sql`false`,
): Promise<string[]> {
  const column = Prisma.raw(name);
  const next = (after: Prisma.Sql) => Prisma.sql`
    SELECT ${column} AS value FROM "Sample" s
    WHERE "projectId" = ${projectId}::uuid AND "withdrawnAt" IS NULL AND ${column} IS NOT NULL
      AND NOT ${hidden} ${after}
    ORDER BY ${column} LIMIT 1`;
  const rows = await db.$queryRaw<{ value: string }[]>`
    WITH RECURSIVE found AS (
      (${next(Prisma.empty)})
      UNION ALL SELECT (${next(Prisma.sql`AND ${column} > found.value`)}) FROM found WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE value IS NOT NULL LIMIT ${MOST}`;
  return rows.map(({ value }) => value);
}
