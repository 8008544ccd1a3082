import type { z } from 'zod';
import type { workSchema, personWorkSchema } from './view-schema';
import type { ErrorType } from '@/lib/typology/error-type';
import type { Part } from './part';

export const GOLD_ORIGINS_OF_ANSWERS = ['single', 'agreed', 'adjudicated'] as const;
export type GoldOriginOfAnswer = (typeof GOLD_ORIGINS_OF_ANSWERS)[number];

/** Samples of a project by state. Withdrawn ones are counted as withdrawn only: samples = submitted + left. */
export interface SampleCounts {
  samples: number;
  submitted: number;
  /** In progress, reserved or open. */
  left: number;
}

export interface StateCounts extends SampleCounts {
  withdrawn: number;
  inProgress: number;
  reserved: number;
  open: number;
}

/** Answers whose gold has a verdict, by where it comes from and by what it says. */
export interface GoldCounts {
  byOrigin: Record<GoldOriginOfAnswer, number>;
  consistent: number;
  inconsistent: number;
}

/** What a project counts. */
export interface ProjectProgress extends StateCounts {
  /** Samples of which somebody has submitted an annotation that counts; some of them may still wait for more. */
  labelled: number;
  /** Submitted annotations by people, by part of the work. */
  annotations: Record<Part, number>;
  /** Those that count, by what they say of the answer. */
  verdicts: { consistent: number; inconsistent: number; undecided: number };
  /** Labels of those that count that stand as pre-filled, and that do not. */
  acceptance: { confirmed: number; changed: number };
  /** Samples in which an annotation that counts holds an error of the type; types that nobody found are left out. */
  types: Partial<Record<ErrorType, number>>;
  gold: GoldCounts;
}

/** Places of a round that somebody has or had. */
export type PlaceCounts = z.infer<typeof workSchema>;

export const NO_WORK: PlaceCounts = { submitted: 0, inProgress: 0, reserved: 0 };

/** A round's own figures: total = submitted + in progress + reserved + free. Honeypots are apart. */
export interface RoundProgress extends PlaceCounts {
  roundId: string;
  /** Places that nobody has; none once the round is closed. */
  free: number;
  total: number;
  honeypots: PlaceCounts;
}

/** What one person did in one round; an imported author has no account. */
export type PersonWork = z.infer<typeof personWorkSchema>;

/** What a project's pages show, all of it. */
export interface AllProgress {
  project: ProjectProgress;
  /** By number. */
  rounds: RoundProgress[];
  people: PersonWork[];
}
