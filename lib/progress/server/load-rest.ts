import type { Db } from '@/lib/db/client';
import type { Counters } from './load-counters';

/** What of the rounds of a kind is submitted, and what of its open ones is not, honeypots aside. */
interface KindRest {
  submitted: number;
  /** Open rounds, and places in them that are still to be submitted. */
  open: number;
  remaining: number;
}

/** What is left of the rounds of a project, as the list of rounds has it. */
export interface RoundsRest {
  /** Places that are still to be submitted in open rounds that count, honeypots aside. */
  remaining: number;
  training: KindRest;
  pilot: KindRest;
  /** Submitted annotations in rounds of all other kinds, honeypots aside. */
  main: number;
}

interface Round {
  id: string;
  kind: 'training' | 'pilot' | 'main' | 'reannotation';
  counts: boolean;
  open: boolean;
  held: number;
}

/** Of the project's counters and of what people hold, which is little; no queue is walked. */
export async function loadRest(db: Db, projectId: string, counters: Counters): Promise<RoundsRest> {
  const rounds = await db.$queryRaw<Round[]>`
      SELECT r.id, r.kind::text AS kind, r.counts, r.state = 'open' AS open, coalesce(held.n, 0)::int AS held FROM "Round" r
      LEFT JOIN (SELECT c."roundId", count(*) AS n FROM "Assignment" c
        JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
        WHERE c."projectId" = ${projectId}::uuid AND c.state = 'claimed'
          AND face4rag_part_of(c."roundId", c."sampleId") <> 'honeypot' GROUP BY 1) held ON held."roundId" = r.id
      WHERE r."projectId" = ${projectId}::uuid`;
  const submittedIn = (some: readonly Round[]) =>
    some.reduce(
      (sum, { id }) =>
        sum +
        counters('submitted', { roundId: id }) -
        counters('submitted', { roundId: id, part: 'honeypot' }),
      0,
    );
  const leftOf = (some: readonly Round[]) =>
    some.reduce((sum, { id, held }) => sum + held + counters('places', { roundId: id }), 0);
  const restOf = (kind: Round['kind']): KindRest => {
    const some = rounds.filter((round) => round.kind === kind);
    const open = some.filter((round) => round.open);
    return { submitted: submittedIn(some), open: open.length, remaining: leftOf(open) };
  };
  const [training, pilot] = [restOf('training'), restOf('pilot')];
  return {
    remaining: leftOf(rounds.filter((round) => round.counts && round.open)),
    training,
    pilot,
    main: submittedIn(rounds) - training.submitted - pilot.submitted,
  };
}
