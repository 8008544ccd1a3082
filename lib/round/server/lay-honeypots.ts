import type { Tx } from '@/lib/db/client';
import { honeypotsFor } from '../honeypot';
import { KNOWN } from './known-answer';

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
      ORDER BY face4rag_draw('honeypot', q."roundId", q."sampleId") LIMIT ${wanted}) drawn
    WHERE q."roundId" = ${id}::uuid AND q."sampleId" = drawn."sampleId"`;
}
