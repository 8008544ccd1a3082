import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { standingOf } from '../standing';
import { readReadings, type SampleReadings, type StandingKey } from './read-readings';

/** Standings that are made in one transaction. */
const CHUNK = 200;
/** What a reader waits for; what is left after that is a job's. */
const AT_ONCE = 5;

/**
 * Makes the standings of a project anew that triggers have noted as stale, in small transactions, one process at a time.
 * Whoever reads standings calls it first, after asking for the right to. Answers whether none is left; with `chunks: Infinity`
 * it always ends with none.
 */
export async function refreshStandings(
  ctx: Ctx,
  projectId: string,
  { chunks = AT_ONCE, signal }: { chunks?: number; signal?: AbortSignal } = {},
): Promise<boolean> {
  for (let turn = 0; turn < chunks; turn += 1) {
    signal?.throwIfAborted();
    if (!(await isStale(ctx, projectId))) return true;
    await inTx(ctx, ({ db }) => refreshChunk(db, projectId));
  }
  return !(await isStale(ctx, projectId));
}

export async function isStale(ctx: Ctx, projectId: string): Promise<boolean> {
  return (await ctx.db.staleStanding.findFirst({ where: { projectId }, select: { id: true } })) !== null;
}

/** Two at once could write the older of two readings last, so that chunks of a project wait for each other. */
async function refreshChunk(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`standing/${projectId}`}))`;
  const noted = await db.$queryRaw<StandingKey[]>`
    DELETE FROM "StaleStanding" WHERE id IN (
      SELECT id FROM "StaleStanding" WHERE "projectId" = ${projectId}::uuid ORDER BY id LIMIT ${CHUNK} FOR UPDATE SKIP LOCKED)
    RETURNING "roundId", "sampleId"`;
  const keys = [...new Map(noted.map((key) => [`${key.roundId}/${key.sampleId}`, key])).values()];
  if (keys.length === 0) return;
  const samples = [...new Set(keys.map(({ sampleId }) => sampleId))];
  const readings = await readReadings(db, keys);
  const [rounds, ids] = [keys.map(({ roundId }) => roundId), keys.map(({ sampleId }) => sampleId)];
  await db.$executeRaw`
    DELETE FROM "Standing" s USING unnest(${rounds}::uuid[], ${ids}::uuid[]) AS k(round, sample)
    WHERE s."roundId" = k.round AND s."sampleId" = k.sample`;
  await db.standing.createMany({ data: readings.map((reading) => ({ projectId, ...row(reading) })) });
  await chooseCurrent(db, samples);
}

function row({ roundId, sampleId, answer, reference, people, judges }: SampleReadings) {
  const { units, evidence, judges: judged, ...standing } = standingOf({ answer, reference }, people, judges);
  const byAuthor = new Map(people.map((person) => [person.authorId, person]));
  const inOrder = standing.raters.map((rater) => byAuthor.get(rater)!);
  return {
    ...{ roundId, sampleId, ...standing },
    activeMs: inOrder.map(({ activeMs }) => activeMs),
    submitted: inOrder.map(({ submittedAt }) => submittedAt),
    // Copies, since the database takes plain JSON, without readonly in it.
    units: structuredClone(units) as object[],
    evidence: { ...evidence },
    judges: structuredClone(judged) as object[],
  };
}

/** Of several standings of a sample, that of the newest round that counts. */
async function chooseCurrent(db: Tx, samples: readonly string[]): Promise<void> {
  await db.$executeRaw`
    WITH newest AS (
      SELECT DISTINCT ON (s."sampleId") s."sampleId", s."roundId"
      FROM "Standing" s JOIN "Round" r ON r.id = s."roundId"
      WHERE s."sampleId" = ANY (${samples}::uuid[]) AND r.counts
      ORDER BY s."sampleId", r.number DESC)
    UPDATE "Standing" s SET current = NOT s.current, revision = nextval('standing_revision')
    WHERE s."sampleId" = ANY (${samples}::uuid[])
      AND s.current <> EXISTS (SELECT FROM newest n WHERE n."sampleId" = s."sampleId" AND n."roundId" = s."roundId")`;
}
