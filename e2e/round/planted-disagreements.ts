/** Three people's labels of the two segments of twelve samples, and whose word the lead takes where they part. */
export const PEOPLE = ['Ann', 'Bo', 'Cy'] as const;

export interface Planted {
  /** By person, then by segment. */
  said: readonly (readonly [string, string])[];
  /** Keys that adjudicate what is disputed, in the order of the segments; none where all agree. */
  keys: readonly string[];
  /** Of the answer, once it is adjudicated. */
  verdict: 'consistent' | 'inconsistent';
}

const ok = 'consistent';
const all = (one: string, two: string): Planted['said'] => [
  [one, two],
  [one, two],
  [one, two],
];

export const DISAGREEMENTS: readonly Planted[] = [
  // Five on which all agree: the rule adjudicates them.
  { said: all(ok, ok), keys: [], verdict: 'consistent' },
  { said: all(ok, 'KCont'), keys: [], verdict: 'inconsistent' },
  { said: all('Hallu', ok), keys: [], verdict: 'inconsistent' },
  { said: all(ok, ok), keys: [], verdict: 'consistent' },
  { said: all(ok, 'LCaus'), keys: [], verdict: 'inconsistent' },
  // Three on which the verdict hangs.
  {
    said: [
      [ok, 'KCont'],
      [ok, ok],
      [ok, ok],
    ],
    keys: ['1'],
    verdict: 'inconsistent',
  },
  {
    said: [
      [ok, ok],
      [ok, 'LCaus'],
      [ok, ok],
    ],
    keys: ['3'],
    verdict: 'consistent',
  },
  {
    said: [
      ['Hallu', ok],
      [ok, ok],
      [ok, 'KInve'],
    ],
    keys: ['2', '2'],
    verdict: 'consistent',
  },
  // Four on types alone, or beside a failure that all see.
  {
    said: [
      [ok, 'KCont'],
      [ok, 'KInve'],
      [ok, 'KCont'],
    ],
    keys: ['2'],
    verdict: 'inconsistent',
  },
  {
    said: [
      [ok, 'KCont'],
      [ok, 'LCaus'],
      [ok, 'KCont'],
    ],
    keys: ['1'],
    verdict: 'inconsistent',
  },
  {
    said: [
      ['Hallu', 'KCont'],
      ['Hallu', ok],
      ['Hallu', ok],
    ],
    keys: ['3'],
    verdict: 'inconsistent',
  },
  {
    said: [
      [ok, 'KConf'],
      [ok, 'KConc'],
      [ok, 'KConf'],
    ],
    keys: ['1'],
    verdict: 'inconsistent',
  },
];
