import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { AgreedCount, ListQuery } from '../query';
import { entriesOf } from './queue/list-filter';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';

const { sql } = Prisma;

/** Of what the rule makes gold of and the filters let pass: how much the actor may accept at once, and what is left out. */
export async function countAgreed(ctx: Ctx, projectId: string, query: ListQuery): Promise<AgreedCount> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const [count] = await ctx.db.$queryRaw<AgreedCount[]>`
    SELECT count(*) FILTER (WHERE NOT flagged AND NOT own)::int AS acceptable,
      count(*) FILTER (WHERE flagged)::int AS flagged,
      count(*) FILTER (WHERE own AND NOT flagged)::int AS own
    FROM (${await agreedOf(ctx, projectId, query)}) AS agreed`;
  return count!;
}

/** The next samples that the actor may accept at once. */
export async function nextAgreed(ctx: Ctx, projectId: string, query: ListQuery, count: number) {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "sampleId" AS id FROM (${await agreedOf(ctx, projectId, query)}) AS agreed
    WHERE NOT flagged AND NOT own ORDER BY "sampleId" LIMIT ${count}`;
  return rows.map(({ id }) => id);
}

/** Who flagged a sample wants it looked at; whoever labelled one adjudicates it only where the project lets them. */
async function agreedOf(ctx: Ctx, projectId: string, query: ListQuery): Promise<Prisma.Sql> {
  const { rule, mayHaveLabelled } = await loadGoldSettings(ctx.db, projectId);
  const predictions = sql`SELECT a."sampleId" FROM "Annotation" a`;
  const theirs = sql`a."projectId" = ${projectId}::uuid AND a.source = 'annotator'`;
  const own = sql`e."sampleId" IN (${predictions} JOIN "Author" w ON w.id = a."authorId"
    WHERE ${theirs} AND w."userId" = ${ctx.actor.userId})`;
  return sql`
    SELECT e."sampleId", e."sampleId" IN (${predictions} WHERE ${theirs} AND a."flagReason" IS NOT NULL) AS flagged,
      ${mayHaveLabelled ? sql`false` : own} AS own
    FROM (SELECT d."sampleId" ${entriesOf(projectId, { ...query, state: 'agreed' }, rule)}) AS e`;
}
