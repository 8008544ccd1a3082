import { type StageVerdicts, type Verdict } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPES, type ErrorType, STAGES } from '@/lib/typology/error-type';
import { merged, type TextRange } from '../statistics/span-overlap';

/** What one rater says of one segment, as far as it is compared. */
export interface SegmentLabel extends StageVerdicts {
  errorType: ErrorType | null;
  /** What was marked in the reference, for or against, UTF-16 code units. */
  evidence: readonly TextRange[];
  /** Ids of the clauses of the guidelines that were cited. */
  clauses: readonly string[];
}

/** Worst first. What says nothing is worse than consistent, as in the rule for the whole answer. */
const WORST: readonly Verdict[] = ['inconsistent', 'unsure', 'abstained', 'not_judged', 'consistent'];

const worst = (verdicts: readonly Verdict[]): Verdict => WORST.find((verdict) => verdicts.includes(verdict))!;

/**
 * Several labels of one rater on the same characters as one (the rules of the data: the worst label that covers a run wins):
 * the worst verdict of each stage; the type of a failed fact before that of failed logic, then in the order of the typology;
 * evidence and clauses of the labels that are the worst.
 */
export function worstLabel(labels: readonly [SegmentLabel, ...SegmentLabel[]]): SegmentLabel {
  const [first] = labels;
  if (labels.length === 1) return first;
  const least = Math.min(...labels.map(rank));
  const deciding = labels.filter((label) => rank(label) === least);
  return {
    fact: worst(labels.map(({ fact }) => fact)),
    logic: worst(labels.map(({ logic }) => logic)),
    errorType: deciding[0]!.errorType,
    evidence: merged(deciding.flatMap(({ evidence }) => evidence)),
    clauses: [...new Set(deciding.flatMap(({ clauses }) => clauses))],
  };
}

/** Smaller is worse: failed fact, failed logic, then by the worse of the two stages; within a stage by type, untyped last. */
function rank(label: SegmentLabel): number {
  const failed = STAGES.findIndex((stage) => label[stage] === 'inconsistent');
  if (failed < 0) return 100 * (2 + WORST.indexOf(worst([label.fact, label.logic])));
  const type = label.errorType === null ? ERROR_TYPES.length : ERROR_TYPES.indexOf(label.errorType);
  return 100 * failed + type;
}
