import type { Db } from '@/lib/db/client';
import type { Counters } from './load-counters';

/** The rounds of a project by what kind they are, and what is left of them, as the list of rounds has it. */
export interface RoundsRest {
  /** Places that are still to be submitted in open rounds that count, honeypots aside. */
  remaining: number;
  /** Rounds that have been made, and submitted annotations in them, honeypots aside; main ones are of all other kinds. */
  rounds: { training: number; pilot: number };
  submitted: { training: number; pilot: number; main: number };
}

interface Round {
  id: string;
  kind: 'training' | 'pilot' | 'main' | 'reannotation';
  /** Open, and it counts. */
  goes: boolean;
  held: number;
}

/** Of the project's counters and of what people hold, which is little; no queue is walked. */
export async function loadRest(db: Db, projectId: string, counters: Counters): Promise<RoundsRest> {
  const rounds = await db.$queryRaw<Round[]>`
      SELECT r.id, r.kind::text AS kind, r.counts AND r.state = 'open' AS goes, coalesce(held.n, 0)::int AS held FROM "Round" r
      LEFT JOIN (SELECT c."roundId", count(*) AS n FROM "Assignment" c
        JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
        WHERE c."projectId" = ${projectId}::uuid AND c.state = 'claimed'
          AND face4rag_part_of(c."roundId", c."sampleId") <> 'honeypot' GROUP BY 1) held ON held."roundId" = r.id
      WHERE r."projectId" = ${projectId}::uuid`;
  const of = (kind: Round['kind']) => rounds.filter((round) => round.kind === kind);
  const submittedIn = (some: readonly Round[]) =>
    some.reduce(
      (sum, { id }) =>
        sum +
        counters('submitted', { roundId: id }) -
        counters('submitted', { roundId: id, part: 'honeypot' }),
      0,
    );
  const [training, pilot] = [of('training'), of('pilot')];
  const apart = { training: submittedIn(training), pilot: submittedIn(pilot) };
  return {
    remaining: rounds
      .filter(({ goes }) => goes)
      .reduce((sum, { id, held }) => sum + held + counters('places', { roundId: id }), 0),
    rounds: { training: training.length, pilot: pilot.length },
    submitted: { ...apart, main: submittedIn(rounds) - apart.training - apart.pilot },
  };
}
