import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { type Chunks, refreshInChunks } from '@/lib/db/refresh-in-chunks';
import { claimStale } from '@/lib/db/claim-stale';
import { type Entry, entryOf, type Firmness } from '@/lib/adjudication/entry';
import { type ReadVote, loadVotes } from '../load-votes';

/** Entries that are made in one transaction. */
const CHUNK = 200;

/**
 * Recomputes the entries of a project's list that triggers have marked stale, in small transactions, one process at a
 * time. Whoever reads entries calls it first, after asking for the right to. Returns whether none is left; with
 * `chunks: Infinity` it always ends with none.
 */
export async function refreshEntries(ctx: Ctx, projectId: string, how: Chunks = {}): Promise<boolean> {
  return refreshInChunks(
    () => isStale(ctx, projectId),
    () => inTx(ctx, ({ db }) => refreshChunk(db, projectId)),
    how,
  );
}

const isStale = async (ctx: Ctx, projectId: string): Promise<boolean> =>
  (await ctx.db.staleAdjudicationEntry.findFirst({ where: { projectId }, select: { id: true } })) !== null;

/** Two at once could write the older of two entries last, so that chunks of a project wait for each other. */
async function refreshChunk(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`entries/${projectId}`}))`;
  const noted = await claimStale<{ sampleId: string }>(db, 'StaleAdjudicationEntry', projectId, CHUNK);
  const ids = [...new Set(noted.map(({ sampleId }) => sampleId))];
  if (ids.length === 0) return;
  const samples = await db.sample.findMany({
    where: { id: { in: ids }, withdrawnAt: null },
    select: { id: true, answer: true },
  });
  const votes = await loadVotes(db, ids);
  const awaited = new Set(await awaitedOf(db, ids));
  const rows = samples.flatMap(({ id, answer }) => {
    const own = votes.get(id);
    return own
      ? [{ sampleId: id, round: newestRound(own), ...row(entryOf(answer, own), awaited.has(id)) }]
      : [];
  });
  const listed = rows.map(({ sampleId }) => sampleId);
  await db.adjudicationEntry.deleteMany({
    where: { sampleId: { in: ids.filter((id) => !listed.includes(id)) } },
  });
  await writeEntries(db, projectId, rows);
}

/** Samples of which a lead gave an annotation back that its author still has: no rule makes gold of them. */
async function awaitedOf(db: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM unnest(${ids}::uuid[]) AS id WHERE face4rag_awaited(id)`;
  return rows.map(({ id }) => id);
}

const newestRound = (votes: readonly ReadVote[]): number => Math.max(...votes.map(({ round }) => round));

function row({ verdict, whole, pivotal, ...entry }: Entry, awaited: boolean) {
  const held = (firmness: Firmness) => (awaited ? { ...firmness, votes: 0 } : firmness);
  return { ...entry, pivotal, verdict: held(verdict), whole: held(whole) };
}

async function writeEntries(db: Tx, projectId: string, rows: readonly object[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "AdjudicationEntry" ("sampleId", "projectId", ordinal, "externalId", generator, adjudication, "roundId", "isPivotal", pivotal, kind,
      agreement, segmentations, "segmentationOpen", "verdictVotes", "verdictMargin", "verdictDissent", "leastVotes", "leastMargin", dissent, against,
      "errorTypes", raters, verdicts)
    SELECT s.id, s."projectId", s.ordinal, s."externalId", s.generator, face4rag_adjudication_of(s.id), r.id, e.pivotal > 0, e.pivotal,
      e.kind, e.agreement, e.segmentations, e."segmentationOpen", (e.verdict ->> 'votes')::int, (e.verdict ->> 'margin')::int,
      (e.verdict ->> 'dissent')::int, (e.whole ->> 'votes')::int, (e.whole ->> 'margin')::int, (e.whole ->> 'dissent')::int, e.against,
      e."errorTypes", e.raters, e.verdicts
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e("sampleId" uuid, round int, pivotal int, kind "DisagreementKind",
      agreement float8, segmentations int, "segmentationOpen" boolean, verdict jsonb, whole jsonb, against int, "errorTypes" "ErrorType"[], raters uuid[],
      verdicts text[])
    JOIN "Sample" s ON s.id = e."sampleId" JOIN "Round" r ON r."projectId" = ${projectId}::uuid AND r.number = e.round
    ON CONFLICT ("sampleId") DO UPDATE SET adjudication = excluded.adjudication, "roundId" = excluded."roundId", "isPivotal" = excluded."isPivotal", pivotal = excluded.pivotal,
      kind = excluded.kind, agreement = excluded.agreement, segmentations = excluded.segmentations, "segmentationOpen" = excluded."segmentationOpen",
      "verdictVotes" = excluded."verdictVotes", "verdictMargin" = excluded."verdictMargin",
      "verdictDissent" = excluded."verdictDissent", "leastVotes" = excluded."leastVotes", "leastMargin" = excluded."leastMargin",
      dissent = excluded.dissent, against = excluded.against, "errorTypes" = excluded."errorTypes", raters = excluded.raters,
      verdicts = excluded.verdicts`;
}
