import { type Range, merged } from '@/lib/agreement/span-overlap';
import { type Unit, unitsOf } from '@/lib/agreement/units';
import type { Evidence } from '@/lib/annotation/evidence';
import { besideVerdict, distinctEvidence } from '@/lib/annotation/evidence-origin';
import { isDeclared, sameVerdict, verdictPart, type VerdictPart } from '@/lib/annotation/judgement';
import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/verdict';
import type { Judgement } from '@/lib/annotation/view';
import { compared } from './compared';
import type { GoldRule } from './gold-rule';
import { sideOn } from './side';

/** A segment of somebody's segmentation with what they said of it. */
export interface VotedSegment {
  id: string;
  text: string;
  /** In the answer, UTF-16 code units, ascending. */
  spans: readonly Range[];
  label: Pick<Judgement, 'fact' | 'logic' | 'errorType' | 'evidence' | 'note' | 'clause'>;
}

/** One person's newest counting reading of a sample. Machines, training rounds and honeypots never get here. */
export interface Vote {
  annotationId: string;
  segments: readonly VotedSegment[];
}

export const GOLD_ORIGINS = ['single', 'agreed', 'adjudicated'] as const;
/** Where a gold label comes from: the one person who labelled it, several by the rule, or a lead. */
export type GoldOrigin = (typeof GOLD_ORIGINS)[number];

export interface GoldUnit {
  spans: readonly Range[];
  text: string;
  /** Null where the people's labels make no gold. */
  gold: (VerdictPart & { evidence: Evidence[]; origin: GoldOrigin }) | null;
  /** How many labelled it, and how many of them as the gold says. */
  votes: number;
  agreeing: number;
  /** Ids of the segments that it was made from, by vote. */
  segments: string[][];
}

export interface Gold {
  units: GoldUnit[];
  /** Of the answer, by the same rule as everywhere; a unit without gold says nothing. */
  verdict: AnswerVerdict;
  /** Null while some unit has no gold, or there is none. */
  origin: GoldOrigin | null;
}

/**
 * The gold of one sample. A settled adjudication is gold as it stands. Else one person's labels are, as `single`; those of
 * several unit by unit (the unit of agreement), by the project's rule. Nobody's doubt is gold: a unit that most are unsure of
 * has none, and neither has one that only one of several covered.
 */
export function goldOf(
  answer: string,
  votes: readonly Vote[],
  rule: GoldRule,
  adjudication: Vote | null = null,
): Gold {
  if (adjudication) return settled(adjudication, votes);
  const [first, ...others] = votes;
  if (!first) return { units: [], verdict: 'undecided', origin: null };
  if (others.length === 0) return single(first);
  const { units } = unitsOf(
    answer,
    votes.map(({ segments }) => segments.map(compared)),
  );
  return summed(units.map((unit) => decided(answer, unit, votes, rule)));
}

/** What the rule makes gold of, by place in the answer. */
export const agreedUnits = ({ units }: Gold): Map<string, NonNullable<GoldUnit['gold']>> =>
  new Map(
    units.flatMap(({ gold, spans }) => (gold?.origin === 'agreed' ? [[placeOf(spans), gold] as const] : [])),
  );

/** Where a unit stands in the answer, as a key. */
export const placeOf = (spans: readonly Range[]): string => JSON.stringify(spans);

function single({ segments }: Vote): Gold {
  return summed(segments.map((segment) => ({ ...unitOf(segment, 'single'), votes: 1, agreeing: 1 })));
}

/** As the lead left it; who labelled each unit, and who said the same, is counted beside it. */
function settled({ segments }: Vote, votes: readonly Vote[]): Gold {
  return summed(
    segments.map((segment) => {
      const sides = votes.flatMap((vote) => sideOn(segment, vote) ?? []);
      const agreeing = sides.filter((side) => sameVerdict(side, segment.label)).length;
      return { ...unitOf(segment, 'adjudicated'), votes: sides.length, agreeing };
    }),
  );
}

const unitOf = ({ id, text, spans, label }: VotedSegment, origin: GoldOrigin) => ({
  ...{ spans, text, segments: [[id]] },
  gold: isDecided(label)
    ? { ...verdictPart(label), evidence: besideVerdict(label.evidence, label), origin }
    : null,
});

function decided(answer: string, unit: Unit, votes: readonly Vote[], rule: GoldRule): GoldUnit {
  const cast = unit.labels.flatMap((label, judge) => (label ? [{ label, judge }] : []));
  const agreeing = mostAlike(cast);
  const enough =
    rule.kind === 'unanimous'
      ? agreeing.length === cast.length && cast.length > 1
      : rule.kind === 'majority' && agreeing.length * 2 > cast.length && agreeing.length >= rule.votes;
  const said = agreeing[0]?.label;
  return {
    spans: unit.spans,
    text: textOf(answer, unit, votes),
    gold:
      said && enough && isDecided(said)
        ? {
            ...verdictPart(said),
            evidence: distinctEvidence(
              besideVerdict(
                agreeing.flatMap(({ judge }) => evidenceOn(unit, votes[judge]!, judge, said)),
                said,
              ),
            ),
            origin: 'agreed',
          }
        : null,
    votes: cast.length,
    agreeing: agreeing.length,
    segments: unit.segments,
  };
}

/** The largest group of equal labels; of two as large, the first. */
function mostAlike<Label extends VerdictPart>(cast: readonly { label: Label; judge: number }[]) {
  const groups = cast.map(({ label }) => cast.filter((other) => sameVerdict(other.label, label)));
  return groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
}

/** Of a judge's segments on the unit, what those that say what they say of it rest on. */
function evidenceOn(unit: Unit, vote: Vote, judge: number, said: VerdictPart): Evidence[] {
  const own = vote.segments.filter(({ id }) => unit.segments[judge]!.includes(id));
  const saying = own.filter(({ label }) => sameVerdict(label, said));
  return (saying.length > 0 ? saying : own).flatMap(({ label }) => label.evidence);
}

/** The words of the segment where all cut alike; else the answer's own. */
function textOf(answer: string, unit: Unit, votes: readonly Vote[]): string {
  const id = unit.segments[0]?.length === 1 ? unit.segments[0][0] : null;
  const segment = votes[0]!.segments.find((one) => one.id === id);
  const same = segment && JSON.stringify(merged(segment.spans)) === JSON.stringify(merged(unit.spans));
  return same
    ? segment.text
    : unit.spans
        .map(([start, end]) => answer.slice(start, end))
        .join(' ')
        .trim();
}

const isDecided = ({ fact, logic }: VerdictPart): boolean =>
  isDeclared(fact) && isDeclared(logic) && fact !== 'unsure' && logic !== 'unsure';

function summed(units: GoldUnit[]): Gold {
  const origins = new Set(units.map(({ gold }) => gold?.origin ?? null));
  const [origin = null] = origins;
  const said = units.map(({ gold }) => gold ?? ({ fact: 'not_judged', logic: 'not_judged' } as const));
  return {
    units,
    verdict: answerVerdict(said, ['fact', 'logic']),
    origin: origins.size === 1 ? origin : null,
  };
}
