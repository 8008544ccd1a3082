import { votesQuery } from '@/lib/annotation/server/labels/votes';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { type Chunks, refreshInChunks } from '@/lib/db/refresh-in-chunks';
import { claimStale } from '@/lib/db/claim-stale';
import { loadRatedAnnotations, type SampleAgreementKey } from './load-annotations';
import { sampleAgreementRows } from './sample-agreement-rows';

/** Standings that are made in one transaction. */
const CHUNK = 200;

/**
 * Recomputes the sample agreements of a project that triggers have marked stale, in small transactions, one process at
 * a time. Whoever reads sample agreements calls it first, after asking for the right to. Returns whether none is left;
 * with `chunks: Infinity` it always ends with none.
 */
export async function refreshSampleAgreement(
  ctx: Ctx,
  projectId: string,
  how: Chunks = {},
): Promise<boolean> {
  return refreshInChunks(
    () => isStale(ctx, projectId),
    () => inTx(ctx, ({ db }) => refreshChunk(db, projectId)),
    how,
  );
}

async function isStale(ctx: Ctx, projectId: string): Promise<boolean> {
  return (await ctx.db.staleAgreement.findFirst({ where: { projectId }, select: { id: true } })) !== null;
}

/** Serialised per project: a concurrent refresh could store an older result last. */
async function refreshChunk(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`standing/${projectId}`}))`;
  const noted = await claimStale<SampleAgreementKey>(db, 'StaleAgreement', projectId, CHUNK);
  const keys = [...new Map(noted.map((key) => [`${key.roundId}/${key.sampleId}`, key])).values()];
  if (keys.length === 0) return;
  const samples = [...new Set(keys.map(({ sampleId }) => sampleId))];
  const current = await currentOf(db, samples);
  const predictions = await loadRatedAnnotations(
    db,
    keys,
    current.filter(({ pooled }) => pooled),
  );
  const [rounds, ids] = [keys.map(({ roundId }) => roundId), keys.map(({ sampleId }) => sampleId)];
  await db.$executeRaw`
    DELETE FROM "SampleAgreement" s USING unnest(${rounds}::uuid[], ${ids}::uuid[]) AS k(round, sample)
    WHERE s."sampleId" = k.sample AND (s."roundId" = k.round OR s.pooled)`;
  const made = predictions.map(sampleAgreementRows);
  await db.sampleAgreement.createMany({ data: made.map(({ whole }) => ({ projectId, ...whole })) });
  await db.restrictedAgreement.createMany({ data: made.flatMap(({ restricted }) => restricted) });
  await chooseCurrent(db, samples, current);
}

interface CurrentKey extends SampleAgreementKey {
  pooled: boolean;
}

/** Of each sample with votes, the agreement over them: that of their round, or a pooled one where they are of several rounds. */
async function currentOf(db: Tx, samples: readonly string[]): Promise<CurrentKey[]> {
  return db.$queryRaw<CurrentKey[]>`
    SELECT v."sampleId", (array_agg(r.id ORDER BY r.number DESC))[1] AS "roundId", count(DISTINCT r.id) > 1 AS pooled
    FROM (${votesQuery(samples)}) v JOIN "Round" r ON r.id = v."roundId" GROUP BY v."sampleId"`;
}

async function chooseCurrent(
  db: Tx,
  samples: readonly string[],
  current: readonly CurrentKey[],
): Promise<void> {
  await db.$executeRaw`
    UPDATE "SampleAgreement" s SET current = NOT s.current, revision = nextval('agreement_revision')
    WHERE s."sampleId" = ANY (${samples}::uuid[]) AND s.current <> EXISTS (
      SELECT FROM unnest(${current.map(({ sampleId }) => sampleId)}::uuid[], ${current.map(({ roundId }) => roundId)}::uuid[],
        ${current.map(({ pooled }) => pooled)}::boolean[]) AS k(sample, round, pooled)
      WHERE k.sample = s."sampleId" AND k.round = s."roundId" AND k.pooled = s.pooled)`;
}
