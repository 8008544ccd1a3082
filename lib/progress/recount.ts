import type { ErrorType } from '@/lib/typology/error-type';
import type { AllProgress, GoldCounts, GoldOriginOfAnswer, ProjectProgress } from './figures';
import { type Part, partOf, PARTS } from './part';
import { SAMPLE_STATES, type SampleState, sampleStateOf } from './sample-state';
import { gatherWork, roundProgressOf, type WorkLine } from './work';

/** The rows that every figure is counted from, as they lie in the database or in a file. */
export interface RawRows {
  samples: { id: string; withdrawn: boolean }[];
  rounds: {
    id: string;
    kind: 'training' | 'pilot' | 'main' | 'reannotation';
    counts: boolean;
    state: 'open' | 'closed';
  }[];
  queued: { roundId: string; sampleId: string; openPlaces: number; honeypot: boolean }[];
  /** Places that somebody holds. */
  held: { roundId: string; sampleId: string; userId: string; reserved: boolean }[];
  /** Submitted ones by people, imported ones too. */
  annotations: {
    roundId: string;
    sampleId: string;
    authorId: string;
    userId: string | null;
    verdict: 'consistent' | 'inconsistent' | null;
    errorTypes: ErrorType[];
    confirmed: number;
    changed: number;
  }[];
  /** Of answers whose gold has a verdict. */
  gold: Map<string, { verdict: 'consistent' | 'inconsistent'; origin: GoldOriginOfAnswer }>;
}

/** Every figure by its definition, from rows alone: what the figures that the database keeps must be equal to. */
export function recount(raw: RawRows): AllProgress {
  const rows = withoutWithdrawn(raw);
  const part = partsOf(rows);
  return { project: projectOf(raw, rows, part), ...roundsOf(rows, part) };
}

type PartAt = (place: { roundId: string; sampleId: string }) => Part;

function withoutWithdrawn(raw: RawRows): RawRows {
  const here = new Set(raw.samples.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id));
  const present = <Row extends { sampleId: string }>(rows: Row[]) =>
    rows.filter(({ sampleId }) => here.has(sampleId));
  return {
    samples: raw.samples.filter(({ id }) => here.has(id)),
    rounds: raw.rounds,
    queued: present(raw.queued),
    held: present(raw.held),
    annotations: present(raw.annotations),
    gold: new Map([...raw.gold].filter(([id]) => here.has(id))),
  };
}

function partsOf({ rounds, queued }: RawRows): PartAt {
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const honeypots = new Set(
    queued.flatMap(({ roundId, sampleId, honeypot }) => (honeypot ? [`${roundId} ${sampleId}`] : [])),
  );
  return ({ roundId, sampleId }) => partOf(byId.get(roundId)!, honeypots.has(`${roundId} ${sampleId}`));
}

function projectOf(raw: RawRows, rows: RawRows, part: PartAt): ProjectProgress {
  const counted = rows.annotations.filter((row) => part(row) === 'counted');
  const labelled = new Set(counted.map(({ sampleId }) => sampleId));
  const stateOf = statesOf(raw, rows, part, labelled);
  const states = countBy(SAMPLE_STATES, [...stateOf.values()]);
  const sum = (of: (row: (typeof counted)[number]) => number) =>
    counted.reduce((all, row) => all + of(row), 0);
  const says = (verdict: string | null) => sum((row) => Number(row.verdict === verdict));
  const { submitted, withdrawn, open, reserved, claimed: inProgress } = states;
  return {
    samples: rows.samples.length,
    submitted,
    withdrawn,
    open,
    reserved,
    inProgress,
    left: open + reserved + inProgress,
    labelled: labelled.size,
    annotations: countBy(PARTS, rows.annotations.map(part)),
    verdicts: {
      consistent: says('consistent'),
      inconsistent: says('inconsistent'),
      undecided: says(null),
    },
    acceptance: { confirmed: sum((row) => row.confirmed), changed: sum((row) => row.changed) },
    types: typesOf(counted),
    gold: goldCounts([...rows.gold.values()]),
  };
}

/** The state of each sample, withdrawn ones too. */
function statesOf(
  raw: RawRows,
  rows: RawRows,
  part: PartAt,
  labelled: ReadonlySet<string>,
): Map<string, SampleState> {
  const open = new Set(rows.rounds.flatMap(({ id, state }) => (state === 'open' ? [id] : [])));
  const idsOf = (found: { sampleId: string }[]) => new Set(found.map(({ sampleId }) => sampleId));
  const held = rows.held.filter((row) => part(row) === 'counted');
  const inProgress = idsOf(held.filter(({ reserved }) => !reserved));
  const reserved = idsOf(held.filter((row) => row.reserved));
  const free = idsOf(
    rows.queued.filter((row) => row.openPlaces > 0 && open.has(row.roundId) && part(row) === 'counted'),
  );
  const states = raw.samples.map(({ id, withdrawn }) => {
    const state = sampleStateOf({
      withdrawn,
      inProgress: inProgress.has(id),
      reserved: reserved.has(id),
      labelled: labelled.has(id),
      free: free.has(id),
    });
    return [id, state] as const;
  });
  return new Map(states);
}

function typesOf(counted: RawRows['annotations']): Partial<Record<ErrorType, number>> {
  const pairs = new Set(
    counted.flatMap(({ sampleId, errorTypes }) => errorTypes.map((type) => `${type} ${sampleId}`)),
  );
  const types: Partial<Record<ErrorType, number>> = {};
  for (const pair of pairs) {
    const type = pair.slice(0, pair.indexOf(' ')) as ErrorType;
    types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

function goldCounts(
  golds: readonly { verdict: 'consistent' | 'inconsistent'; origin: GoldOriginOfAnswer }[],
): GoldCounts {
  return {
    byOrigin: countBy(
      ['single', 'agreed', 'adjudicated'],
      golds.map(({ origin }) => origin),
    ),
    ...countBy(
      ['consistent', 'inconsistent'],
      golds.map(({ verdict }) => verdict),
    ),
  };
}

function roundsOf(rows: RawRows, part: PartAt): Pick<AllProgress, 'rounds' | 'people'> {
  const isHoneypot = (row: { roundId: string; sampleId: string }) => part(row) === 'honeypot';
  const people = gatherWork([
    ...rows.annotations.map((row): WorkLine => {
      const { roundId, authorId, userId } = row;
      return { roundId, key: userId ?? authorId, userId, honeypot: isHoneypot(row), what: 'submitted', n: 1 };
    }),
    ...rows.held.map((row): WorkLine => {
      const { roundId, userId, reserved } = row;
      const what = reserved ? 'reserved' : 'inProgress';
      return { roundId, key: userId, userId, honeypot: isHoneypot(row), what, n: 1 };
    }),
  ]);
  const rounds = rows.rounds.map(({ id, state }) => {
    const queued = rows.queued.filter(({ roundId, honeypot }) => roundId === id && !honeypot);
    const free = state === 'open' ? queued.reduce((sum, { openPlaces }) => sum + openPlaces, 0) : 0;
    const own = people.filter(({ roundId }) => roundId === id);
    return roundProgressOf(id, free, own);
  });
  return { rounds, people };
}

function countBy<Value extends string>(
  values: readonly Value[],
  found: readonly Value[],
): Record<Value, number> {
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>;
  for (const value of found) counts[value] += 1;
  return counts;
}
