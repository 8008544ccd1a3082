import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { type Chunks, refreshInChunks } from '@/lib/db/refresh-in-chunks';
import { refreshProgress } from '@/lib/progress/server/refresh-progress';
import { goldSummary } from '@/lib/adjudication/gold-summary';
import { readGold } from './read-gold';
import { readGoldSettings } from './read-gold-settings';

/** Samples whose gold is made in one transaction. */
const CHUNK = 200;

/**
 * Makes the gold anew that a project's figures count, of samples of which triggers have noted a change, in small transactions.
 * Whoever reads these figures calls it first, after asking for the right to. Returns whether none is left; with
 * `chunks: Infinity` it always ends with none.
 */
export async function refreshGold(ctx: Ctx, projectId: string, how: Chunks = {}): Promise<boolean> {
  await refreshProgress(ctx.db, [projectId]);
  return refreshInChunks(
    () => isStale(ctx, projectId),
    () => inTx(ctx, ({ db }) => refreshChunk(db, projectId)),
    how,
  );
}

async function isStale(ctx: Ctx, projectId: string): Promise<boolean> {
  const where = { projectId, goldStale: true };
  return (await ctx.db.sampleProgress.findFirst({ where, select: { sampleId: true } })) !== null;
}

/** Rows are locked before anything is read: what changes meanwhile is noted, and marks them stale again once this has ended. */
async function refreshChunk(db: Tx, projectId: string): Promise<void> {
  const stale = await db.$queryRaw<{ id: string }[]>`
    SELECT "sampleId" AS id FROM "SampleProgress" WHERE "projectId" = ${projectId}::uuid AND "goldStale"
    ORDER BY "sampleId" LIMIT ${CHUNK} FOR UPDATE`;
  const { rule } = await readGoldSettings(db, projectId);
  const ids = stale.map(({ id }) => id);
  const gold = await readGold(db, ids, rule);
  const made = ids.map((id) => {
    const found = gold.get(id);
    return { id, ...(found && goldSummary(found)) };
  });
  await db.$executeRaw`
    UPDATE "SampleProgress" p SET "goldVerdict" = g.verdict, "goldOrigin" = g.origin, "goldStale" = false
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb) AS g(id uuid, verdict "Verdict", origin "GoldOrigin")
    WHERE p."sampleId" = g.id`;
}
