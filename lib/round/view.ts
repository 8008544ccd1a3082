import type { PersonWork, Work } from '@/lib/progress/figures';
import type { ChosenSamples } from './chosen-samples';
import type { KnownAnswer, KnownChoice } from './known';
import type { Pace } from './pace';
import type { RecallRow } from './recall';
import type { RoundFields, RoundKind, RoundOrder, RoundPerson, RoundState } from './round';

/** A round in the list of a project. */
export interface RoundView extends Work {
  id: string;
  number: number;
  kind: RoundKind;
  name: string;
  state: RoundState;
  overlap: number;
  order: RoundOrder;
  counts: boolean;
  /** In its queue, without honeypots, which are given besides. */
  samples: number;
  /** Those on which somebody submitted, works or has one reserved, and free ones. */
  total: number;
  /** Places that nobody has; none once the round is closed. */
  free: number;
  honeypots: Work & { laid: number };
  /** ISO 8601. */
  createdAt: string;
}

/** An open round in the order in which people work rounds off. */
export interface TurnView {
  id: string;
  number: number;
  name: string;
  kind: RoundKind;
  /** Who takes part, by name; null: everybody who annotates. */
  people: string[] | null;
}

/** What a person has done in a round; an imported author has no account. */
export interface PersonProgress extends PersonWork {
  name: string;
  /** Skipped, lapsed or given to others. */
  ended: number;
  /** Milliseconds of active work. */
  activeMs: number;
  /** ISO 8601; null before the first. */
  lastAt: string | null;
}

/** Free places that nobody may take. */
export interface StuckPlaces {
  /** In languages that nobody who takes part reads, as primary subtags. */
  unread: { language: string; places: number }[];
  /** On samples that all have had who might take them. */
  few: number;
}

/** One round with all that its page shows but the places. */
export interface RoundDetail extends RoundView {
  version: number;
  settings: Pick<Required<RoundFields>, 'share' | 'size' | 'randomShare' | 'honeypotShare'> & {
    leaseHours: number | null;
    everybody: boolean;
    even: boolean;
    repeats: boolean;
  };
  /** How its samples were chosen. */
  chosen: { from: ChosenSamples; unread: boolean; drawShare: number; later: boolean };
  people: RoundPerson[];
  progress: PersonProgress[];
  pace: Pace;
  honeypotReport: HoneypotReport;
  stuck: StuckPlaces;
  recall: RecallRow[];
  sortedAt: string | null;
  closedAt: string | null;
  /** Who may be given samples. */
  takers: Taker[];
}

export interface Taker {
  userId: string;
  name: string;
}

export const PLACE_STATES = [
  'claimed',
  'reserved',
  'submitted',
  'skipped',
  'lapsed',
  'reassigned',
  'released',
] as const;
/** `claimed` is in progress; `reserved` is fetched ahead and not opened yet. */
export type PlaceState = (typeof PLACE_STATES)[number];

/** A person's place on a sample in a round. */
export interface PlaceRow {
  id: string;
  sampleId: string;
  externalId: string;
  userId: string;
  name: string;
  state: PlaceState;
  /** ISO 8601: handed in, else taken. */
  at: string;
  /** ISO 8601; null without a lease. */
  leaseUntil: string | null;
  activeMs: number;
  annotationId: string | null;
  /** Who has the sample already, or has handed it in in this round: it cannot be given to them. */
  holders: string[];
}

/** A sample whose answer is known, as a lead sees it. */
export interface KnownRow extends KnownAnswer {
  sampleId: string;
  externalId: string;
  language: string;
  honeypot: KnownChoice;
  training: KnownChoice;
  /** How many of those who annotate it is new to. */
  newTo: number;
  /** Rounds of which it is a honeypot or a training sample, by number, and how many people had it there. */
  rounds: { roundId: string; number: number; name: string; training: boolean; given: number }[];
}

/** A honeypot of a round. */
export interface HoneypotRow extends Pick<KnownAnswer, 'verdict' | 'types'> {
  sampleId: string;
  externalId: string;
  /** A lead has excluded it since: nobody gets it any more. */
  excluded: boolean;
  /** People who have had it in the round. */
  given: number;
  /** People of the round whom it could still be given. */
  newTo: number;
}

/** How honeypots reach a person in a round. */
export interface HoneypotsOfPerson {
  userId: string;
  name: string;
  /** All places that they have had, the honeypots among them, and how many should be by the round's share. */
  had: number;
  given: number;
  due: number;
  /** Honeypots that are still new to them. */
  left: number;
}

/** Honeypots of a round, for leads. */
export interface HoneypotReport {
  rows: HoneypotRow[];
  people: HoneypotsOfPerson[];
}
