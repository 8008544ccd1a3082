import type { Word } from '@/lib/agreement/word';
import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/verdict';
import type { KnownAnswer } from '@/lib/round/known';
import { ERROR_TYPES, type ErrorType, STAGES } from '@/lib/typology/error-type';
import type { VotedSegment } from './gold';
import { type OutcomeUnit, outcomeOf } from './outcome';

/** A submitted training sample beside its known answer. */
export interface TrainingResult {
  origin: KnownAnswer['origin'];
  /** The whole answer. */
  answer: { mine: AnswerVerdict; known: KnownAnswer['verdict']; right: boolean };
  /** Of the whole answer; null where the source names none of an inconsistent one. */
  types: { mine: ErrorType[]; known: ErrorType[]; right: boolean } | null;
  /** Unit by unit, `same` where it is right; empty where only the whole answer is known. */
  units: OutcomeUnit[];
  /** Units of the known answer, and those that the person got right. */
  of: number;
  right: number;
}

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

const isFailure = (word: Word | null): boolean => word !== null && word !== 'consistent';

const isRight = ({ mine, settled, same }: OutcomeUnit): boolean =>
  same || (settled === 'untyped' && isFailure(mine));

const sameTypes = (one: readonly ErrorType[], other: readonly ErrorType[]): boolean =>
  one.length === other.length && one.every((type) => other.includes(type));
