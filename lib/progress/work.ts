import { NO_WORK, type PersonWork, type RoundProgress, type PlaceCounts } from './figures';

/** So many places or annotations of one person in one round that stand alike. */
export interface WorkLine {
  roundId: string;
  /** Id of the account, else of the author. */
  key: string;
  userId: string | null;
  honeypot: boolean;
  what: keyof PlaceCounts;
  n: number;
}

/** One row for each person and round. */
export function gatherWork(lines: readonly WorkLine[]): PersonWork[] {
  const people = new Map<string, PersonWork>();
  for (const { roundId, key, userId, honeypot, what, n } of lines) {
    const found = people.get(`${roundId} ${key}`) ?? {
      roundId,
      key,
      userId,
      ...NO_WORK,
      honeypots: NO_WORK,
    };
    const more = (work: PlaceCounts): PlaceCounts => ({ ...work, [what]: work[what] + n });
    const own = honeypot
      ? { ...found, honeypots: more(found.honeypots) }
      : { ...found, ...more(workOf(found)) };
    people.set(`${roundId} ${key}`, own);
  }
  return [...people.values()];
}

/** A round's figures, of its free places and of what its people have. */
export function roundProgressOf(roundId: string, free: number, people: readonly PersonWork[]): RoundProgress {
  const work = sumOf(people);
  const total = work.submitted + work.inProgress + work.reserved + free;
  return { roundId, free, total, ...work, honeypots: sumOf(people.map(({ honeypots }) => honeypots)) };
}

const workOf = ({ submitted, inProgress, reserved }: PlaceCounts): PlaceCounts => ({
  submitted,
  inProgress,
  reserved,
});

function sumOf(works: readonly PlaceCounts[]): PlaceCounts {
  return works.reduce<PlaceCounts>(
    (sum, { submitted, inProgress, reserved }) => ({
      submitted: sum.submitted + submitted,
      inProgress: sum.inProgress + inProgress,
      reserved: sum.reserved + reserved,
    }),
    NO_WORK,
  );
}
