import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { isHoneypotTurn } from '@/lib/round/honeypot';
import { leaseFrom } from '@/lib/round/lease';
import { freeIn, honeypotIn, listTurns, type Turn } from './list-turns';
import { isHeldBy, knowsVariant, mayBeOffered, newTo } from './new-to';

export interface Seeker {
  projectId: string;
  userId: string;
  /** Until when a place is only reserved for them; null takes it for good. */
  reservedUntil: Date | null;
  /** Only what stands before this place, which is theirs already. */
  before?: { roundId: string; sampleId: string };
}

const { sql, empty } = Prisma;

/**
 * Takes the first free place that a person may have of the open rounds, each by one conditional statement, so that no two
 * people get the same one; null when there is none. What somebody else takes just now is passed over at first: only a
 * queue that has nothing else waits for them. Variants of a sample that they had come when a round has nothing else. Now and then it is a honeypot, as long as there are any that are new to them; and
 * nothing is what they are not to be offered (new-to.ts).
 */
export async function claimTurn(
  ctx: Ctx & { db: Tx },
  seeker: Seeker,
): Promise<{ roundId: string; sampleId: string } | null> {
  const turns = await listTurns(ctx.db, seeker);
  if (seeker.before) return claimEarlier(ctx.db, turns, seeker, seeker.before);
  await ctx.db.$executeRaw`SAVEPOINT claim`;
  const free = await claimFrom(ctx.db, turns, seeker, sql`SKIP LOCKED`);
  if (free) return free;
  // Rows that were looked at stay locked, out of the order in which others wait for them.
  await ctx.db.$executeRaw`ROLLBACK TO SAVEPOINT claim`;
  return claimFrom(ctx.db, turns, seeker, empty);
}

/** The first place of the turns in order, a honeypot where it is time for one. `locked`: what becomes of rows that somebody else has. */
async function claimFrom(
  db: Tx,
  turns: readonly Turn[],
  seeker: Seeker,
  locked: Prisma.Sql,
): Promise<{ roundId: string; sampleId: string } | null> {
  for (const turn of turns) {
    const sampleId =
      (turn.left !== 0 &&
        isHoneypotTurn(turn, seeker.userId, turn) &&
        (await claimHoneypot(db, turn, seeker))) ||
      (await claimApart(db, turn, seeker, locked));
    if (sampleId) return { roundId: turn.roundId, sampleId };
  }
  return null;
}

/** A place that has become free and stands before one that is reserved; nothing where that one is a honeypot, as these have no place in line. */
async function claimEarlier(
  db: Tx,
  turns: readonly Turn[],
  seeker: Seeker,
  before: { roundId: string; sampleId: string },
): Promise<{ roundId: string; sampleId: string } | null> {
  const last = turns.findIndex(({ roundId }) => roundId === before.roundId);
  for (const turn of turns.slice(0, last + 1)) {
    const bound = sql`AND (q."queueKey", q."sampleId") < (SELECT b."queueKey", b."sampleId" FROM "RoundSample" b
      WHERE b."roundId" = ${before.roundId}::uuid AND b."sampleId" = ${before.sampleId}::uuid AND NOT b.honeypot)`;
    const only = turn.roundId === before.roundId ? bound : empty;
    const sampleId = await claimFirst(db, turn, seeker, sql`SKIP LOCKED`, only);
    if (sampleId) return { roundId: turn.roundId, sampleId };
  }
  return null;
}

/** The first place of no variant that they know; where there is none, the first of all. */
async function claimApart(db: Tx, turn: Turn, seeker: Seeker, locked: Prisma.Sql): Promise<string | null> {
  const constructed = await db.sample.count({
    where: { projectId: seeker.projectId, pedigree: { not: Prisma.DbNull } },
    take: 1,
  });
  if (constructed === 0) return claimFirst(db, turn, seeker, locked);
  const apart = sql`AND NOT ${knowsVariant(seeker.userId)}`;
  return (await claimFirst(db, turn, seeker, locked, apart)) ?? claimFirst(db, turn, seeker, locked);
}

async function claimFirst(
  db: Tx,
  turn: Turn,
  seeker: Seeker,
  locked: Prisma.Sql,
  only: Prisma.Sql = empty,
): Promise<string | null> {
  return take(
    db,
    turn,
    seeker,
    sql`${freeIn(turn)} AND ${mayBeOffered(turn.kind, seeker.userId)} AND NOT ${isHeldBy(seeker.userId)} ${only}
      ORDER BY q."queueKey", q."sampleId" LIMIT 1 FOR UPDATE OF q ${locked}`,
  );
}

/**
 * The first honeypot that is new to them. Each person has their own order, so that no two can compare notes; what is new is
 * asked along it, of as many as it takes.
 */
async function claimHoneypot(db: Tx, turn: Turn, seeker: Seeker): Promise<string | null> {
  return take(
    db,
    turn,
    seeker,
    sql`${honeypotIn(turn)} AND q."sampleId" = (
      SELECT q."sampleId" FROM (
        SELECT q."sampleId" FROM "RoundSample" q WHERE ${honeypotIn(turn)}
        ORDER BY md5(q."sampleId"::text || ${seeker.userId}) OFFSET 0) q
      WHERE ${newTo(seeker.userId)} LIMIT 1)
      FOR UPDATE OF q`,
  );
}

async function take(
  db: Tx,
  { roundId, leaseHours }: Turn,
  { projectId, userId, reservedUntil, before }: Seeker,
  which: Prisma.Sql,
): Promise<string | null> {
  // What is reserved is opened in the order of these times.
  const claimedAt =
    reservedUntil && before
      ? sql`(SELECT b."claimedAt" - interval '1 microsecond' FROM "Assignment" b WHERE b."roundId" = ${before.roundId}::uuid
          AND b."sampleId" = ${before.sampleId}::uuid AND b."userId" = ${userId})`
      : sql`clock_timestamp()`;
  const leaseUntil = reservedUntil ? null : leaseFrom(now(), leaseHours);
  const rows = await db.$queryRaw<{ sampleId: string }[]>`
    WITH next AS (
      SELECT q."sampleId" FROM "RoundSample" q WHERE ${which}
    ), taken AS (
      UPDATE "RoundSample" q SET "openPlaces" = greatest(0, q."openPlaces" - 1)
      FROM next WHERE q."roundId" = ${roundId}::uuid AND q."sampleId" = next."sampleId"
      RETURNING q."sampleId"
    )
    INSERT INTO "Assignment" ("projectId", "roundId", "sampleId", "userId", "claimedAt", "reservedUntil", "leaseUntil")
    SELECT ${projectId}::uuid, ${roundId}::uuid, "sampleId", ${userId}, ${claimedAt}, ${reservedUntil}::timestamptz,
      ${leaseUntil}::timestamptz
    FROM taken
    RETURNING "sampleId"`;
  return rows[0]?.sampleId ?? null;
}
