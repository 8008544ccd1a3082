import type { z } from 'zod';
import type {
  roundViewSchema,
  personProgressSchema,
  honeypotRowSchema,
  honeypotReportSchema,
  stuckPlacesSchema,
  roundAnnotatorSchema,
  roundDetailSchema,
} from './view-schema';
import type { KnownAnswer, KnownChoice } from './known';
import type { RoundKind } from './round';

/** A round in the list of a project. */
export type RoundView = z.infer<typeof roundViewSchema>;

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
export type PersonProgress = z.infer<typeof personProgressSchema>;

/** Free places that nobody may take. */
export type StuckPlaces = z.infer<typeof stuckPlacesSchema>;

/** One round with all that its page shows but the places. */
export type RoundDetail = z.infer<typeof roundDetailSchema>;

export type RoundAnnotator = z.infer<typeof roundAnnotatorSchema>;

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
  /** ISO 8601: submitted, else taken. */
  at: string;
  /** ISO 8601; null without a lease. */
  leaseUntil: string | null;
  activeMs: number;
  annotationId: string | null;
  /** People who hold the sample or have submitted it in this round: it cannot be given to them. */
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
export type HoneypotRow = z.infer<typeof honeypotRowSchema>;

/** Honeypots of a round, for leads. */
export type HoneypotReport = z.infer<typeof honeypotReportSchema>;
