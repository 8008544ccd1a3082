import type { z } from 'zod';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { GoldLabel } from './ruled-label';
import type { votedSegmentSchema } from './view-schema';

/** A segment of somebody's segmentation with what they said of it. */
export type VotedSegment = z.infer<typeof votedSegmentSchema>;

/** One person's newest annotation of a sample that counts. Machines, training rounds and honeypots never get here. */
export interface Vote {
  annotationId: string;
  segments: readonly VotedSegment[];
}

/** Who adjudicated a sample, and when, ISO 8601; a name is null where the author is gone. */
interface Adjudicator {
  name: string | null;
  at: string | null;
}

/** An adjudication that is submitted. */
export type Adjudicated = Vote & { by?: Adjudicator };

export const GOLD_ORIGINS = ['single', 'agreed', 'adjudicated'] as const;
/** Where gold comes from: the one person who labelled it, several by the rule, or a lead who changed what there was. */
export type GoldOrigin = (typeof GOLD_ORIGINS)[number];

/**
 * Whose segments the units are: all segmented alike, most did, or a lead chose them; null while the segmentation is
 * open.
 */
export type GoldSegmentation = 'alike' | 'majority' | 'adjudicated';

/**
 * What a sample still needs a lead for, the first thing first: its segmentation, a verdict, or only a stage or a type.
 */
export const GOLD_NEEDS = ['cut', 'verdict', 'type'] as const;
export type GoldNeed = (typeof GOLD_NEEDS)[number];

export interface GoldUnit {
  /** Of the segment that it is. */
  id: string;
  spans: readonly TextRange[];
  text: string;
  /** Null while its verdict is open. */
  gold: (GoldLabel & { evidence: Evidence[]; origin: GoldOrigin }) | null;
  /** How many labelled it, and how many of them as the gold says, as far as it goes. */
  votes: number;
  agreeing: number;
  /** Ids of the segments whose labels were compared, by vote. */
  segments: string[][];
}

export interface Gold {
  /** The segments of one segmentation, in order; none while the segmentation is open. */
  units: GoldUnit[];
  cut: GoldSegmentation | null;
  verdict: AnswerVerdict;
  /** Null while anything is open; else `adjudicated` as soon as one unit is. */
  origin: GoldOrigin | null;
  /** Null where there is nothing left to say, or nobody has said anything. */
  needs: GoldNeed | null;
  /** Null unless a lead has adjudicated the sample; says nothing of where its units come from. */
  adjudicatedBy: Adjudicator | null;
}
