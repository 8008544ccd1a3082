import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Db, Tx } from '@/lib/db/client';
import { type Chunks, refreshInChunks } from '@/lib/db/refresh-in-chunks';
import { refreshProgress } from '@/lib/progress/server/refresh-progress';
import { goldSummary } from '@/lib/adjudication/gold-summary';
import { goldOf } from '@/lib/adjudication/gold';
import type { Gold } from '@/lib/adjudication/gold-types';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { loadGoldSettings } from './load-gold-settings';
import { loadAdjudications } from '../load-adjudication';
import { loadVotes } from '../load-votes';

/** Samples whose gold is made in one transaction. */
const CHUNK = 200;

/**
 * Recomputes the gold that a project's figures count, of samples that triggers have marked, in small transactions.
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
  const { rule } = await loadGoldSettings(db, projectId);
  const ids = stale.map(({ id }) => id);
  const gold = await readGold(db, ids, rule);
  const made = ids.map((id) => {
    const found = gold.get(id);
    return { id, ...(found && goldSummary(found)) };
  });
  await db.$executeRaw`
    UPDATE "SampleProgress" p SET "goldVerdict" = g.verdict, "goldOrigin" = g.origin, "goldStale" = false,
      "goldTypes" = ARRAY(SELECT jsonb_array_elements_text(coalesce(g.types, '[]'))::"ErrorType"), "goldFailed" = coalesce(g.failed, '[]')
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      AS g(id uuid, verdict "Verdict", origin "GoldOrigin", types jsonb, failed jsonb)
    WHERE p."sampleId" = g.id`;
}

/**
 * The gold of samples as files have it. While somebody has a sample back from a lead, what the others say is not the whole and does
 * not vote.
 */
export async function readGold(
  db: Db,
  sampleIds: readonly string[],
  rule: GoldRule,
): Promise<Map<string, Gold>> {
  const samples = await db.$queryRaw<{ id: string; answer: string; awaited: boolean }[]>`
    SELECT s.id, s.answer, face4rag_awaited(s.id) AS awaited FROM "Sample" s WHERE s.id = ANY(${sampleIds}::uuid[])`;
  const votes = await loadVotes(db, sampleIds);
  const adjudications = await loadAdjudications(db, sampleIds);
  return new Map(
    samples.map(({ id, answer, awaited }) => {
      const found = adjudications.get(id);
      const adjudicated =
        found?.state === 'submitted' ? { annotationId: found.id, segments: found.units } : null;
      return [id, goldOf(answer, awaited ? [] : (votes.get(id) ?? []), rule, adjudicated)];
    }),
  );
}
