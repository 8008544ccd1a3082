import { failedStage, typeFits, type VerdictPart } from '@/lib/annotation/labels/judgement';
import { segmentVerdict, type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { type ErrorType, STAGES } from '@/lib/typology/error-type';
import { type GoldVerdict, type LabelSupport, type Support, supportOf } from './support';

/** What is gold of a unit. Stages and type are null while they are open; a consistent unit has both stages, and no type. */
export interface GoldLabel {
  verdict: GoldVerdict;
  fact: GoldVerdict | null;
  logic: GoldVerdict | null;
  errorType: ErrorType | null;
}

/** What people make gold of a unit, each question by itself; null while its verdict is open. */
export function ruledLabel(
  labels: readonly VerdictPart[],
  makes: (support: Support<unknown>) => boolean,
): GoldLabel | null {
  const support = supportOf(labels);
  const ruled = <Value>(said: Support<Value>): Value | null => (makes(said) ? said.value : null);
  const verdict = ruled(support.verdict);
  if (verdict === null) return null;
  return coherent(verdict, ruled(support.fact), ruled(support.logic), ruled(support.errorType));
}

/** Of one label that counts as it stands; null where it doubts. */
export const asGold = (label: VerdictPart): GoldLabel | null => ruledLabel([label], () => true);

/** Majorities on single questions need not fit each other: what contradicts the verdict, or the stage, is open. */
function coherent(
  verdict: GoldVerdict,
  fact: GoldVerdict | null,
  logic: GoldVerdict | null,
  errorType: ErrorType | null,
): GoldLabel {
  if (verdict === 'consistent') return { verdict, fact: verdict, logic: verdict, errorType: null };
  if (fact !== 'inconsistent' && logic !== 'inconsistent')
    return { verdict, fact: null, logic: null, errorType: null };
  const stages = { fact: fact ?? ('not_judged' as const), logic: logic ?? ('not_judged' as const) };
  const fits = errorType !== null && failedStage(stages) !== null && typeFits(errorType, stages);
  return { verdict, fact, logic, errorType: fits ? errorType : null };
}

/** Whether nothing of it is open. */
export const isComplete = ({ verdict, fact, logic, errorType }: GoldLabel): boolean =>
  fact !== null && logic !== null && (verdict === 'consistent' || errorType !== null);

export const isInconsistent = (label: StageVerdicts): boolean =>
  segmentVerdict(label, STAGES) === 'inconsistent';

export const sameGold = (a: GoldLabel, b: GoldLabel): boolean =>
  a.verdict === b.verdict && a.fact === b.fact && a.logic === b.logic && a.errorType === b.errorType;

/** Whether a label says the same as gold, as far as that goes. */
export const saysSame = (label: VerdictPart, gold: GoldLabel): boolean =>
  segmentVerdict(label, STAGES) === gold.verdict &&
  (gold.fact === null || gold.fact === label.fact) &&
  (gold.logic === null || gold.logic === label.logic) &&
  (gold.errorType === null || gold.errorType === label.errorType);

/** The questions that have to be answered before a unit is complete; the weakest of them tells whether a rule is content. */
export function questionsOf(support: LabelSupport): Support<unknown>[] {
  const { verdict, fact, logic, errorType } = support;
  if (verdict.value !== 'inconsistent') return [verdict];
  const whole = coherent('inconsistent', fact.value, logic.value, errorType.value);
  const none = { value: null, votes: 0, of: verdict.of };
  return isComplete(whole) ? [verdict, fact, logic, errorType] : [none];
}
