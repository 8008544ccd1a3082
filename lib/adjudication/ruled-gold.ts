import { fittingVerdict, distinctEvidence } from '@/lib/annotation/evidence/evidence-origin';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { offeredSegmentation, positionOf } from './segmentation';
import type { Gold, GoldSegmentation, GoldUnit, Vote, VotedSegment } from './gold-types';
import type { GoldRule } from './gold-rule';
import { answerOf, summed } from './gold-sum';
import { isComplete, isInconsistent, ruledLabel, saysSame } from './ruled-label';
import { type Side, sideOn } from './side';
import { isEnough, mostOften } from './support';

type Place = Pick<VotedSegment, 'id' | 'spans'>;
type Made = NonNullable<GoldUnit['gold']>;

/** What votes and rule make gold of by themselves. */
export function ruledGold(answer: string, votes: readonly Vote[], rule: GoldRule): Gold {
  const nothing = { units: [], cut: null, origin: null, needs: null, adjudicatedBy: null };
  if (votes.length === 0) return { ...nothing, verdict: 'undecided' };
  const whole = saidOfAnswer(votes, rule);
  const majority = majoritySegmentation(votes);
  if (!majority) return { ...nothing, verdict: whole, needs: 'cut' };
  const { vote, cut } = majority;
  const units = vote.segments.map((segment) => ruledUnit(answer, segment, votes, rule));
  const { verdict } = summed(units);
  const made = isTorn(verdict, whole) ? units.map((unit) => withoutDisputed(answer, unit, votes)) : units;
  return {
    cut,
    adjudicatedBy: null,
    ...summed(made),
    verdict: verdict === 'undecided' || isTorn(verdict, whole) ? orFailed(whole) : verdict,
  };
}

/** The segmentation that more than half made, as the first of them stored it; null where it is open. */
export function majoritySegmentation<One extends Vote>(
  votes: readonly One[],
): { vote: One; cut: Exclude<GoldSegmentation, 'adjudicated'> } | null {
  if (votes.length === 0) return null;
  const { vote, open, ways } = offeredSegmentation(votes);
  return open ? null : { vote, cut: ways === 1 ? 'alike' : 'majority' };
}

/**
 * What votes and rule make gold of a segment, of whichever segmentation, with nothing of it open; else null. While the
 * segmentation is open, that is possible where more than half have this very segment.
 */
export function ruledOn(answer: string, votes: readonly Vote[], rule: GoldRule): (at: Place) => Made | null {
  const { units, cut } = ruledGold(answer, votes, rule);
  const places = new Map(units.map((unit) => [positionOf(unit.spans), unit]));
  return (at) => {
    const known = units.find(({ id }) => id === at.id) ?? places.get(positionOf(at.spans));
    const shared = cut === null && isShared(at, votes);
    const gold = (shared ? ruledUnit(answer, { ...at, text: '' }, votes, rule) : known)?.gold;
    return gold && (gold.origin === 'single' || isComplete(gold)) ? gold : null;
  };
}

const isShared = ({ spans }: Place, votes: readonly Vote[]): boolean =>
  votes.filter(({ segments }) => segments.some((own) => positionOf(own.spans) === positionOf(spans))).length *
    2 >
  votes.length;

/** What people say of the whole answer, as far as the rule is content; one person says it alone. */
function saidOfAnswer(votes: readonly Vote[], rule: GoldRule): AnswerVerdict {
  const { value, votes: count, of } = mostOften(votes.map(answerOf));
  return value !== null && (of === 1 || isEnough(rule, count, of)) ? value : 'undecided';
}

/** Most call every segment consistent, and most the answer inconsistent, each for a segment of their own. */
const isTorn = (verdict: AnswerVerdict, whole: AnswerVerdict): boolean =>
  verdict === 'consistent' && whole === 'inconsistent';

/** That all segments are consistent has to be said of each of them. */
const orFailed = (whole: AnswerVerdict): AnswerVerdict => (whole === 'inconsistent' ? whole : 'undecided');

function withoutDisputed(answer: string, unit: GoldUnit, votes: readonly Vote[]): GoldUnit {
  const sides = votes.flatMap((vote) => sideOn(answer, unit, vote) ?? []);
  return sides.some(isInconsistent) ? { ...unit, gold: null } : unit;
}

function ruledUnit(
  answer: string,
  { id, text, spans }: Place & { text: string },
  votes: readonly Vote[],
  rule: GoldRule,
): GoldUnit {
  const sides = votes.map((vote) => sideOn(answer, { id, spans }, vote));
  const cast = sides.filter((side) => side !== null);
  const gold = ruledLabel(cast, ({ votes: count, of }) => votes.length === 1 || isEnough(rule, count, of));
  const agreeing = gold ? cast.filter((side) => saysSame(side, gold)) : mostAlike(cast);
  const quoted = agreeing.flatMap((side) => side.evidence);
  const evidence = gold ? distinctEvidence(fittingVerdict(quoted, gold)) : [];
  return {
    id,
    text,
    spans,
    votes: cast.length,
    agreeing: agreeing.length,
    gold: gold && { evidence, origin: votes.length === 1 ? 'single' : 'agreed', ...gold },
    segments: sides.map((side) => side?.segmentIds ?? []),
  };
}

/** The largest group of equal labels; of two as large, the first. */
function mostAlike(cast: readonly Side[]): Side[] {
  const key = ({ fact, logic, errorType }: Side) => JSON.stringify([fact, logic, errorType]);
  const { value } = mostOften(cast.map(key));
  return cast.filter((side) => key(side) === value);
}
