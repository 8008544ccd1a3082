import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { honeypotsFor } from '../honeypot';
import { KNOWN } from './known-answer';

/** A method has read RoundSample `q`. */
const READ = Prisma.sql`EXISTS (SELECT FROM "Annotation" m
  WHERE m."sampleId" = q."sampleId" AND m.source = 'method' AND NOT m.superseded)`;

/**
 * Makes as many samples whose answer is known honeypots as the round's share asks for, drawn at random; what somebody has
 * already, and what is one already, stays as it is.
 */
export async function layHoneypots(
  db: Tx,
  { id, honeypotShare }: { id: string; honeypotShare: number },
): Promise<void> {
  if (honeypotShare === 0) return;
  const samples = await db.roundSample.count({ where: { roundId: id } });
  const laid = await db.roundSample.count({ where: { roundId: id, honeypot: true } });
  const wanted = honeypotsFor(samples, honeypotShare) - laid;
  if (wanted <= 0) return;
  await db.$executeRaw`
    UPDATE "RoundSample" q SET honeypot = true FROM (
      SELECT q."sampleId" FROM "RoundSample" q JOIN "Sample" s ON s.id = q."sampleId"
      WHERE q."roundId" = ${id}::uuid AND NOT q.honeypot AND q."openSlots" = q.places AND NOT q.withdrawn AND ${KNOWN}
        AND ${await startsAsMost(db, id)}
      ORDER BY face4rag_draw('honeypot', q."roundId", q."sampleId") LIMIT ${wanted}) drawn
    WHERE q."roundId" = ${id}::uuid AND q."sampleId" = drawn."sampleId"`;
}

/**
 * RoundSample `q` has a judge's reading, or has none, as most of the round do: where the judge shows, its lack, or its being
 * there, would tell a honeypot. Where all label blind, any will do.
 */
async function startsAsMost(db: Tx, roundId: string): Promise<Prisma.Sql> {
  const [round] = await db.$queryRaw<{ most: boolean; blind: boolean }[]>`
    SELECT p."exposurePolicy" = 'blind' AS blind, (
      SELECT coalesce(avg(${READ}::int) >= 0.5, false) FROM "RoundSample" q WHERE q."roundId" = r.id AND NOT q.withdrawn) AS most
    FROM "Round" r JOIN "Project" p ON p.id = r."projectId" WHERE r.id = ${roundId}::uuid`;
  return round!.blind ? Prisma.sql`true` : Prisma.sql`${READ} = ${round!.most}`;
}
