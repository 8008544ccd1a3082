import type { IdLine } from './chosen-samples';
import type { RoundKind } from './round';

/** A sample that a round would take. */
export interface PreviewSample {
  id: string;
  externalId: string;
  question: string;
  honeypot: boolean;
  /** Names of its people who have had the sample in another round. */
  knownTo: string[];
}

/** What a person of the round would find there. */
export interface PreviewPerson {
  userId: string;
  name: string;
  /** Samples that they have had in another round. */
  knows: number;
  /** Samples that may be given to them; the other people get some of these before them. */
  mayGet: number;
  /** Honeypots that are new to them. */
  honeypots: number;
}

/** Another open round that has people in common. */
export interface PreviewTurn {
  number: number;
  name: string;
  people: string[];
}

/** What a round would take and give, before it opens. */
export interface RoundPreview {
  /** Stands for what is drawn: the round opens only while it would still draw the same. */
  drawn: string;
  kind: RoundKind;
  honeypotShare: number;
  /** Of the people, in the number of rounds: whether what they have submitted elsewhere is given again. */
  repeats: boolean;
  /** Samples that were chosen, before kind and size. */
  chosen: number;
  /** Samples that it takes, honeypots aside. */
  samples: number;
  places: number;
  /** Samples among these whose answer is known. */
  known: number;
  honeypots: number;
  /** Samples that one or more of its people have had in another round. */
  met: number;
  /** The first ones, in the order in which they are given. */
  first: PreviewSample[];
  people: PreviewPerson[];
  /** Rounds that wait until this one has nothing left for these people. */
  before: PreviewTurn[];
  /** Rounds that go first for these people. */
  after: PreviewTurn[];
  /** Lines of the list that name no sample. */
  unknown: IdLine[];
}

export type PreviewWarning =
  | { kind: 'nothing' }
  | { kind: 'nobody' }
  | { kind: 'noKnown'; of: number }
  | { kind: 'onlyKnown'; samples: number; of: number }
  | { kind: 'fewHoneypots'; perPerson: number; laid: number }
  | { kind: 'voidHoneypots'; people: string[] }
  | { kind: 'met'; samples: number; repeats: boolean }
  | { kind: 'unknown'; lines: readonly IdLine[] };

/** True of a round in which nobody would find anything. */
export const isEmpty = ({ samples, people }: RoundPreview): boolean =>
  samples === 0 || people.every(({ mayGet }) => mayGet === 0);

/** How many honeypots a person gets on average, where each does an equal part of the places. */
export function honeypotsEach({ honeypotShare, places, people }: RoundPreview): number {
  return people.length === 0 ? 0 : (honeypotShare / 100) * (places / people.length);
}

/** What a lead should know before the round opens, the gravest first. */
export function warningsOf(preview: RoundPreview): PreviewWarning[] {
  const { kind, chosen, samples, people, met, repeats, unknown, honeypotShare, honeypots } = preview;
  const warnings: PreviewWarning[] = [];
  if (unknown.length > 0) warnings.push({ kind: 'unknown', lines: unknown });
  if (kind === 'training' && samples === 0) warnings.push({ kind: 'noKnown', of: chosen });
  else if (people.length === 0) warnings.push({ kind: 'nobody' });
  else if (isEmpty(preview)) warnings.push({ kind: 'nothing' });
  else if (kind === 'training' && samples < chosen) warnings.push({ kind: 'onlyKnown', samples, of: chosen });
  const perPerson = honeypotsEach(preview);
  const few = honeypotShare > 0 && (perPerson < 1 || honeypots === 0);
  if (few) warnings.push({ kind: 'fewHoneypots', perPerson, laid: honeypots });
  const without = people.filter((person) => person.honeypots === 0).map(({ name }) => name);
  if (honeypotShare > 0 && honeypots > 0 && without.length > 0)
    warnings.push({ kind: 'voidHoneypots', people: without });
  if (met > 0) warnings.push({ kind: 'met', samples: met, repeats });
  return warnings;
}
