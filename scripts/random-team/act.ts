import fc from 'fast-check';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

/** People who annotate; a lead stands beside them. */
export const TEAM_SIZE = 3;

/** Samples of the project that they work on. */
export const SAMPLES = 200;

const WORDS = [
  'consistent',
  'accept',
  'unsure',
  'merge',
  'remove',
  'add',
  'search',
  'note',
  'flag',
  'undo',
  'redo',
] as const;
const PLACED = ['split', 'supports', 'contradicts', 'reword'] as const;

/** What somebody does in the workspace to the segment of this number, counted round. */
export type RandomAct =
  | { do: (typeof WORDS)[number]; segment: number }
  | { do: 'type'; segment: number; type: ErrorType }
  | { do: (typeof PLACED)[number]; segment: number; at: number };

const ROUNDS = ['training', 'pilot', 'main', 'reannotation'] as const;
type Verdict = ErrorType | 'consistent' | 'taken';

/** One thing that happens in a team. Numbers choose among what is there, so that most acts find something to do. */
export type PersonAct =
  { by: number; do: 'take' | 'submit' | 'reopen' | 'skip' } | { by: number; do: 'label'; acts: RandomAct[] };
export type LeadAct =
  | {
      by: 'lead';
      do: 'return' | 'reopen-adjudication' | 'withdraw' | 'reinstate' | 'close-round';
      which: number;
    }
  | { by: 'lead'; do: 'reassign'; which: number; to: number }
  | { by: 'lead'; do: 'adjudicate'; which: number; said: Verdict }
  | { by: 'lead'; do: 'accept-agreed' | 'export-import' }
  | { by: 'lead'; do: 'open-round'; kind: (typeof ROUNDS)[number]; honeypots: boolean };
export type TeamAct = PersonAct | LeadAct;

/** What each long test has to have done at least once. */
export const ACTS: readonly string[] = [
  ...['take', 'submit', 'reopen', 'skip', 'return', 'reassign', 'withdraw', 'reinstate', 'adjudicate'],
  ...['reopen-adjudication', 'accept-agreed', 'export-import', 'close-round'],
  ...ROUNDS.map((kind) => `open-round ${kind}`),
  ...[...WORDS, ...PLACED, 'type'].map((word) => `label ${word}`),
];

const number = fc.nat(500);
const person = fc.nat(TEAM_SIZE - 1);
const type = fc.constantFrom(...ERROR_TYPES);
const one = <Value>(value: Value): fc.Arbitrary<Value> => fc.constant(value);
const lead = one('lead' as const);

const workspaceAct: fc.Arbitrary<RandomAct> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...WORDS), segment: number }) },
  { weight: 1, arbitrary: fc.record({ do: one('type' as const), segment: number, type }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom(...PLACED), segment: number, at: number }) },
);

const leadAct: fc.Arbitrary<LeadAct> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      by: lead,
      do: fc.constantFrom(
        ...(['return', 'return', 'reopen-adjudication', 'withdraw', 'reinstate', 'close-round'] as const),
      ),
      which: number,
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: lead, do: one('reassign' as const), which: number, to: person }) },
  {
    weight: 4,
    arbitrary: fc.record({
      by: lead,
      do: one('adjudicate' as const),
      which: number,
      said: fc.oneof<fc.Arbitrary<Verdict>[]>(one('taken'), one('consistent'), type),
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: lead, do: one('accept-agreed' as const) }) },
  { weight: 1, arbitrary: fc.record({ by: lead, do: one('export-import' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: lead,
      do: one('open-round' as const),
      kind: fc.constantFrom(...ROUNDS),
      honeypots: fc.boolean(),
    }),
  },
);

const personAct: fc.Arbitrary<PersonAct> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ by: person, do: fc.constantFrom('take' as const, 'submit' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      by: person,
      do: one('label' as const),
      acts: fc.array(workspaceAct, { minLength: 1, maxLength: 8 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ by: person, do: fc.constantFrom('reopen' as const, 'skip' as const) }),
  },
);

/** Acts in about the shares in which a team does them, `steps` of them at most; a failing run shrinks to the acts that it needs. */
export const teamWork = (steps: number): fc.Arbitrary<TeamAct[]> =>
  fc.array(
    fc.oneof<fc.WeightedArbitrary<TeamAct>[]>(
      { weight: 3, arbitrary: personAct },
      { weight: 1, arbitrary: leadAct },
    ),
    { minLength: Math.ceil(steps / 2), maxLength: steps, size: 'max' },
  );
