import type { Range } from '@/lib/agreement/span-overlap';
import type { Evidence } from '@/lib/annotation/evidence';
import { besideVerdict } from '@/lib/annotation/evidence-origin';
import type { AnswerVerdict } from '@/lib/annotation/verdict';
import type { Judgement } from '@/lib/annotation/view';
import { cutKey } from './cut';
import type { GoldRule } from './gold-rule';
import { summed } from './gold-sum';
import { majorityCut, ruledGold, ruledOn } from './ruled-gold';
import { asGold, type GoldLabel, sameGold, saysSame } from './ruled-label';
import { sideOn } from './side';

/** A segment of somebody's segmentation with what they said of it. */
export interface VotedSegment {
  id: string;
  text: string;
  /** In the answer, UTF-16 code units, ascending. */
  spans: readonly Range[];
  label: Pick<Judgement, 'fact' | 'logic' | 'errorType' | 'evidence' | 'note' | 'clause'>;
}

/** One person's newest annotation of a sample that counts. Machines, training rounds and honeypots never get here. */
export interface Vote {
  annotationId: string;
  segments: readonly VotedSegment[];
}

/** Who adjudicated a sample, and when, ISO 8601; a name is null where the author is gone. */
export interface Adjudicator {
  name: string | null;
  at: string | null;
}

/** An adjudication that is settled. */
export type Adjudicated = Vote & { by?: Adjudicator };

export const GOLD_ORIGINS = ['single', 'agreed', 'adjudicated'] as const;
/** Where gold comes from: the one person who labelled it, several by the rule, or a lead who changed what there was. */
export type GoldOrigin = (typeof GOLD_ORIGINS)[number];

/** Whose segments the units are: all cut alike, most did, a lead chose them; null while the cut is open. */
export const GOLD_CUTS = ['alike', 'majority', 'adjudicated'] as const;
export type GoldCut = (typeof GOLD_CUTS)[number];

/** What a sample still needs a lead for, the first thing first: how it is cut, a verdict, or only a stage or a type. */
export const GOLD_NEEDS = ['cut', 'verdict', 'type'] as const;
export type GoldNeed = (typeof GOLD_NEEDS)[number];

export interface GoldUnit {
  /** Of the segment that it is. */
  id: string;
  spans: readonly Range[];
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
  /** The segments of one segmentation, in order; none while the cut is open. */
  units: GoldUnit[];
  cut: GoldCut | null;
  verdict: AnswerVerdict;
  /** Null while anything is open; else `adjudicated` as soon as one unit is. */
  origin: GoldOrigin | null;
  /** Null where there is nothing left to say, or nobody has said anything. */
  needs: GoldNeed | null;
  /** Null unless a lead has settled the sample; says nothing of where its units come from. */
  adjudicatedBy: Adjudicator | null;
}

/**
 * The gold of one sample (docs/rules-of-the-data.md). One person's labels are, as `single`; those of several on the segments of
 * the cut that most made, by the project's rule; what a lead settled is, and each unit that they left keeps its origin.
 */
export function goldOf(
  answer: string,
  votes: readonly Vote[],
  rule: GoldRule,
  adjudication: Adjudicated | null = null,
): Gold {
  return adjudication ? settledGold(answer, votes, rule, adjudication) : ruledGold(answer, votes, rule);
}

/** As the lead left it. A unit that says what the rule, or the one person, says of the same segment keeps its origin. */
function settledGold(
  answer: string,
  votes: readonly Vote[],
  rule: GoldRule,
  { segments, by }: Adjudicated,
): Gold {
  const before = ruledOn(answer, votes, rule);
  const units = segments.map((segment): GoldUnit => {
    const { id, text, spans, label } = segment;
    const sides = votes.map((vote) => sideOn(answer, segment, vote));
    const said = sides.filter((side) => side !== null);
    const [gold, ruled] = [asGold(label), before(segment)];
    const origin = gold && ruled && sameGold(gold, ruled) ? ruled.origin : 'adjudicated';
    return {
      ...{ id, text, spans, votes: said.length },
      gold: gold && { ...gold, evidence: besideVerdict(label.evidence, gold), origin },
      agreeing: gold ? said.filter((side) => saysSame(side, gold)).length : 0,
      segments: sides.map((side) => side?.segmentIds ?? []),
    };
  });
  return {
    ...summed(units),
    cut: cutOf(votes, segments),
    needs: null,
    adjudicatedBy: by ?? { name: null, at: null },
  };
}

function cutOf(votes: readonly Vote[], segments: readonly VotedSegment[]): GoldCut {
  const key = cutKey(segments);
  const majority = majorityCut(votes);
  if (!majority || cutKey(majority.vote.segments) !== key) return 'adjudicated';
  return majority.cut;
}
