import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPE_FACTS, type ErrorType } from '@/lib/typology/error-type';

export const PEOPLE = 3;
export const SEGMENTS = 6;
/** So many kinds of samples take turns. */
export const PATTERNS = 40;

export interface PatternLabel extends StageVerdicts {
  pattern: number;
  /** From 0. */
  person: number;
  position: number;
  errorType: ErrorType | null;
}

const TYPES: readonly ErrorType[] = ['Hallu', 'KCont', 'KInve', 'LOver', 'LCaus', 'LConf'];

/**
 * What each person says of each segment of each kind of sample. In two of five kinds all say the same; elsewhere the
 * people part, in turn over one, two or three segments, on consistent or not, or on the type alone.
 */
export function patternLabels(): PatternLabel[] {
  return [...Array(PATTERNS).keys()].flatMap((pattern) =>
    [...Array(PEOPLE).keys()].flatMap((person) =>
      [...Array(SEGMENTS).keys()].map((position) => ({
        pattern,
        person,
        position,
        ...verdictOf(saidOf(pattern, person, position)),
      })),
    ),
  );
}

function saidOf(pattern: number, person: number, position: number): ErrorType | null {
  const type = TYPES[(pattern + position) % TYPES.length]!;
  const common = pattern % 4 === 1 && position === 0 ? type : null;
  if (pattern % 5 < 2 || position > pattern % 3) return common;
  if (person !== (pattern + position) % PEOPLE) return pattern % 2 === 0 ? null : type;
  return TYPES[(pattern + position + 1) % TYPES.length]!;
}

function verdictOf(type: ErrorType | null): StageVerdicts & { errorType: ErrorType | null } {
  const stage = type && ERROR_TYPE_FACTS[type].stage;
  return {
    fact: stage === 'fact' ? 'inconsistent' : 'consistent',
    logic: stage === 'logic' ? 'inconsistent' : 'consistent',
    errorType: type,
  };
}
