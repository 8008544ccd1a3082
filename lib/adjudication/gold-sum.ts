import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { STAGES } from '@/lib/typology/error-type';
import {
  type Gold,
  GOLD_ORIGINS,
  type GoldNeed,
  type GoldOrigin,
  type GoldUnit,
  type Vote,
} from './gold-types';
import { isComplete } from './ruled-label';

/** What the units of an answer come to together. */
export function summed(units: GoldUnit[]): Pick<Gold, 'units' | 'verdict' | 'origin' | 'needs'> {
  const verdicts = units.map(({ gold }) => gold?.verdict ?? ('not_judged' as const));
  return {
    units,
    verdict: answerVerdict(
      verdicts.map((verdict) => ({ fact: verdict, logic: verdict })),
      STAGES,
    ),
    origin: originOf(units),
    needs: needOf(units),
  };
}

/** What one person says of the whole answer. */
export const answerOf = ({ segments }: Pick<Vote, 'segments'>): AnswerVerdict =>
  answerVerdict(
    segments.map(({ label }) => label),
    STAGES,
  );

/** Only what a rule makes can be open in part: labels of one person, or of a lead, count as they stand. */
function needOf(units: readonly GoldUnit[]): GoldNeed | null {
  if (units.some(({ gold }) => gold === null)) return 'verdict';
  return units.some(({ gold }) => gold!.origin === 'agreed' && !isComplete(gold!)) ? 'type' : null;
}

/** One unit that a lead changed makes the whole adjudicated. */
function originOf(units: readonly GoldUnit[]): GoldOrigin | null {
  if (units.length === 0 || needOf(units) !== null) return null;
  const origins = new Set(units.map(({ gold }) => gold!.origin));
  return GOLD_ORIGINS.findLast((origin) => origins.has(origin)) ?? null;
}
