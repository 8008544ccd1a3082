import type { Range } from '@/lib/agreement/span-overlap';
import type { AnswerVerdict } from '@/lib/annotation/verdict';
import type { Judgement } from '@/lib/annotation/view';
import type { StateReason } from '@/lib/errors';
import type { SampleTexts } from '@/lib/sample/texts';
import type { GoldRule } from './gold-rule';
import type { Side } from './side';

/** Somebody whose labels are settled between; A, B, C where names are hidden. */
export interface RaterView {
  annotationId: string;
  name: string;
  verdict: AnswerVerdict;
  note: string;
  flagReason: string | null;
  /** Of their annotation, to give it back over. */
  version: number;
  returnable: boolean;
}

/** Somebody whose reading is still to come. */
export interface OutView {
  name: string;
  /** A lead has given it back. */
  givenBack: boolean;
}

/** An annotation that a later one of the same person has replaced. */
export interface EarlierView {
  annotationId: string;
  name: string;
  /** Number of its round. */
  round: number;
}

/** One way in which people cut the answer. */
export interface CutView {
  /** Whose segments are taken with it. */
  annotationId: string;
  /** All who cut so. */
  by: string[];
  segments: number;
  /** The adjudication stands on it; before there is one, on which it would begin. */
  chosen: boolean;
}

/** A segment of the answer, which gets one label. */
export interface UnitView {
  id: string;
  text: string;
  /** In the answer, UTF-16 code units. */
  spans: readonly Range[];
  /** In the order of the raters; null where one says nothing of it. */
  sides: (Side | null)[];
  /** The project's rule makes gold of it. */
  agreed: boolean;
  /** The rule makes a verdict of it, but no stage or type. */
  typeOpen: boolean;
  /** Not all who labelled it say the same. */
  disputed: boolean;
  /** It decides the answer's verdict. */
  pivotal: boolean;
  /** What the lead says, and whether somebody says the same or it says why; null before settling has begun. */
  label: (Judgement & { version: number; decided: boolean; grounded: boolean }) | null;
}

export interface SettlementView {
  project: { id: string; name: string };
  sample: SampleTexts;
  raters: RaterView[];
  /** Whose readings are still to come; without names where these are hidden. */
  out: OutView[];
  /** Whose readings came after it had been settled. */
  late: string[];
  /** Annotations that count no more, newest first. */
  earlier: EarlierView[];
  /** What most did first. */
  cuts: CutView[];
  /** No cut is that of more than half: the lead's stands. */
  cutOpen: boolean;
  units: UnitView[];
  rule: GoldRule;
  namesHidden: boolean;
  /** The adjudication; null where nobody has begun. */
  settlement: {
    annotationId: string;
    version: number;
    state: 'draft' | 'submitted';
    verdict: AnswerVerdict;
    /** Whose it is; the one who acts has `mine`. */
    by: string;
    /** When it was settled, ISO 8601. */
    at: string | null;
    mine: boolean;
  } | null;
  /** Why the actor may not settle it; null where they may. */
  refused: StateReason | null;
}
