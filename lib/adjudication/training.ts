import type { z } from 'zod';
import type { trainingResultSchema } from './training-view-schema';
import type { Category } from '@/lib/agreement/units/category';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { KnownAnswer } from '@/lib/round/known';
import { ERROR_TYPES, type ErrorType, STAGES } from '@/lib/typology/error-type';
import type { VotedSegment } from './gold-types';
import { type OutcomeUnit, outcomeOf } from './outcome';

/** A submitted training sample beside its known answer. */
export type TrainingResult = z.infer<typeof trainingResultSchema>;

/**
 * What somebody said in training beside what is known, by the units of agreement of the two where the known answer has segments.
 * A failure whose type is not known is right with whatever type.
 */
export function trainingResult(
  answer: string,
  mine: readonly VotedSegment[],
  { origin, verdict, types }: KnownAnswer,
  known: readonly VotedSegment[],
): TrainingResult {
  const units = outcomeOf(answer, mine, known).map((unit) => ({ ...unit, same: isRight(unit) }));
  const said = answerVerdict(
    mine.map(({ label }) => label),
    STAGES,
  );
  const named = ERROR_TYPES.filter((type) => mine.some(({ label }) => label.errorType === type));
  const open = verdict === 'inconsistent' && types.length === 0;
  return {
    origin,
    answer: { mine: said, known: verdict, right: said === verdict },
    types: open ? null : { mine: named, known: types, right: sameTypes(named, types) },
    units,
    of: units.length,
    right: units.filter(({ same }) => same).length,
  };
}

const isFailure = (word: Category | null): boolean => word !== null && word !== 'consistent';

const isRight = ({ mine, adjudicated, same }: OutcomeUnit): boolean =>
  same || (adjudicated === 'untyped' && isFailure(mine));

const sameTypes = (one: readonly ErrorType[], other: readonly ErrorType[]): boolean =>
  one.length === other.length && one.every((type) => other.includes(type));
