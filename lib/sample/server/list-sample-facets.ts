import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { SampleFacets } from '../query';
import { eyesOf } from './eyes-of';
import { seenBy } from './sample-filter';

/** More generators than this are no longer a choice; they can still be named in the address. */
const MOST = 200;

/** The languages, generators and annotators that a project's samples can be filtered by, each in its order. */
export async function listSampleFacets(ctx: Ctx, projectId: string): Promise<SampleFacets> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const live = Prisma.sql`FROM "Sample" WHERE "projectId" = ${projectId}::uuid AND "withdrawnAt" IS NULL`;
  const [languages, generators, annotators] = await Promise.all([
    ctx.db.$queryRaw<{ language: string }[]>`SELECT DISTINCT language ${live} ORDER BY 1 LIMIT ${MOST}`,
    ctx.db.$queryRaw<{ generator: string }[]>`
      SELECT DISTINCT generator ${live} AND generator IS NOT NULL ORDER BY 1 LIMIT ${MOST}`,
    ctx.db.$queryRaw<{ id: string; name: string }[]>`
      SELECT w.id, w.name FROM "Author" w
      WHERE w."projectId" = ${projectId}::uuid AND EXISTS (
        SELECT FROM "Annotation" a
        WHERE a."authorId" = w.id AND a.source = 'annotator' ${seenBy(eyesOf(ctx.actor, access.role))})
      ORDER BY w.name, w.id`,
  ]);
  return {
    languages: languages.map(({ language }) => language),
    generators: generators.map(({ generator }) => generator),
    annotators,
  };
}
