import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { honeypotsFor } from '@/lib/round/honeypot';
import { chooseKnown } from '@/lib/round/known';
import { readCandidates } from './known-candidates';

const { sql } = Prisma;

interface HoneypotRound {
  id: string;
  projectId: string;
  number: number;
  honeypotShare: number;
  size: number | null;
}

/**
 * Makes as many samples whose answer is known honeypots as the round's share asks for, by chooseKnown. What somebody has had stays
 * as it is. A round of so many samples drawn at random takes them from the whole project, besides its own: they have no places.
 */
export async function layHoneypots(db: Tx, round: HoneypotRound): Promise<void> {
  const { id, honeypotShare } = round;
  if (honeypotShare === 0) return;
  const samples = await db.roundSample.count({ where: { roundId: id, places: { gt: 0 } } });
  const candidates = await readCandidates(db, round, 'honeypot', await mayServe(db, round));
  const chosen = chooseKnown(candidates, honeypotsFor(samples, honeypotShare)).map(
    ({ sampleId }) => sampleId,
  );
  await db.$executeRaw`
    UPDATE "RoundSample" q SET honeypot = NOT honeypot
    WHERE q."roundId" = ${id}::uuid AND q.honeypot <> (q."sampleId" = ANY(${chosen}::uuid[]))
      AND NOT EXISTS (SELECT FROM "Assignment" a WHERE a."roundId" = q."roundId" AND a."sampleId" = q."sampleId")`;
  await db.roundSample.deleteMany({ where: { roundId: id, places: 0, honeypot: false } });
  await db.$executeRaw`
    INSERT INTO "RoundSample" ("roundId", "sampleId", places, "openPlaces", honeypot, language)
    SELECT ${id}::uuid, s.id, 0, 0, true, lower(split_part(s.language, '-', 1)) FROM "Sample" s
    WHERE s.id = ANY(${chosen}::uuid[])
    ON CONFLICT DO NOTHING`;
}

/**
 * The sample is a honeypot already, or nobody has had it in the round; it is in a language of the round, and looks like
 * most of its samples.
 */
async function mayServe(db: Tx, { id, size }: HoneypotRound): Promise<Prisma.Sql> {
  return sql`CASE WHEN own.honeypot IS NULL
      THEN ${size !== null} AND lower(split_part(s.language, '-', 1)) IN (
        SELECT q.language FROM "RoundSample" q WHERE q."roundId" = ${id}::uuid)
      ELSE own.honeypot OR NOT own.had END
    AND (coalesce(own.honeypot AND own.had, false) OR ${await looksAsMost(db, id)})`;
}

/** Sample `s` is pre-filled. */
const READ = sql`EXISTS (SELECT FROM "Annotation" m
  WHERE m."sampleId" = s.id AND m.prefills)`;

/**
 * Sample `s` has a judge's prediction, or has none, as most of the round do: where the judge shows, its lack, or its being there,
 * would tell a honeypot. Where all label blind, any will do.
 */
async function looksAsMost(db: Tx, roundId: string): Promise<Prisma.Sql> {
  const [round] = await db.$queryRaw<{ most: boolean; blind: boolean }[]>`
    SELECT p."exposurePolicy" = 'blind' AS blind, (
      SELECT coalesce(avg(${READ}::int) >= 0.5, false) FROM "RoundSample" q JOIN "Sample" s ON s.id = q."sampleId"
      WHERE q."roundId" = r.id AND NOT q.withdrawn AND q.places > 0) AS most
    FROM "Round" r JOIN "Project" p ON p.id = r."projectId" WHERE r.id = ${roundId}::uuid`;
  return round!.blind ? sql`true` : sql`${READ} = ${round!.most}`;
}
