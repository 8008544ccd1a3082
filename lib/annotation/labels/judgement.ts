import { ERROR_TYPE_FACTS, type ErrorType, type Stage } from '@/lib/typology/error-type';
import type { StageVerdicts, Verdict } from './verdict';
import type { Judgement } from '../view';

/** What a person says of one segment with one key; an error type says both that it failed and how. */
export type VerdictKey = ErrorType | 'consistent' | 'inconsistent' | 'unsure';

/** The verdict part of a judgement: what agreement, flips and confirmations compare. */
export type VerdictPart = Pick<Judgement, 'fact' | 'logic' | 'errorType'>;

/** A judgement nobody has made yet. */
export const OPEN_JUDGEMENT: Judgement = {
  fact: 'not_judged',
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  note: '',
};

/** The stage that the segment is charged to: a fact failure comes first. Null while it has not failed. */
export function failedStage(label: StageVerdicts): Stage | null {
  if (label.fact === 'inconsistent') return 'fact';
  return label.logic === 'inconsistent' ? 'logic' : null;
}

/** True for a segment that holds in both stages. */
export const isConsistent = ({ fact, logic }: Record<Stage, Verdict | null>): boolean =>
  fact === 'consistent' && logic === 'consistent';

/** True for a type that can stand beside these verdicts: of the stage the segment is charged to, or `Other`. */
export function typeFits(type: ErrorType, label: StageVerdicts): boolean {
  const failed = failedStage(label);
  const stage = ERROR_TYPE_FACTS[type].stage;
  return failed !== null && (stage === null || stage === failed);
}

/**
 * The judgement after a choice; evidence and note stay. A type fails its own stage and passes the other one; `Other` fails
 * `otherStage`, else the stage that failed before, else fact. `inconsistent` alone leaves the type to be chosen.
 */
export function judgementFor(choice: VerdictKey, previous: Judgement, otherStage?: Stage): Judgement {
  const { evidence, note } = previous;
  if (choice === 'consistent' || choice === 'unsure')
    return { fact: choice, logic: choice, errorType: null, evidence, note };
  if (choice === 'inconsistent') {
    const failed = failedStage(previous) ?? 'fact';
    const kept =
      previous.errorType !== null && typeFits(previous.errorType, previous) ? previous.errorType : null;
    return { ...failing(failed), errorType: kept, evidence, note };
  }
  const stage = ERROR_TYPE_FACTS[choice].stage ?? otherStage ?? failedStage(previous) ?? 'fact';
  return { ...failing(stage), errorType: choice, evidence, note };
}

/**
 * The judgement after a type was chosen. Where the person had said that it failed, and only the type was missing, both
 * stages stay as they were said; otherwise the type says what failed.
 */
export function withType(type: ErrorType, previous: Judgement, otherStage?: Stage): Judgement {
  const said = isDeclared(previous.fact) && isDeclared(previous.logic) && previous.errorType === null;
  const charged = otherStage === undefined || otherStage === failedStage(previous);
  return said && charged && typeFits(type, previous)
    ? { ...previous, errorType: type }
    : judgementFor(type, previous, otherStage);
}

/**
 * The judgement after one stage was set by itself, the only way to fail both. A stage nobody has judged yet becomes
 * consistent, since a person's label declares both; a type that no longer fits is dropped.
 */
export function withStage(
  stage: Stage,
  verdict: 'consistent' | 'inconsistent' | 'unsure',
  previous: Judgement,
): Judgement {
  const verdicts = {
    fact: declared(previous.fact),
    logic: declared(previous.logic),
    [stage]: verdict,
  } as StageVerdicts;
  const type = previous.errorType;
  return { ...previous, ...verdicts, errorType: type !== null && typeFits(type, verdicts) ? type : null };
}

/** How a judgement breaks the rules; a missing type does not: it is asked for at submission only. */
export type JudgementFault = 'stage_undeclared' | 'type_without_failure' | 'type_of_other_stage';

/** Faults of a person's verdict, none when it may be saved. */
export function judgementFaults(judgement: VerdictPart): JudgementFault[] {
  const faults: JudgementFault[] = [];
  if (!isDeclared(judgement.fact) || !isDeclared(judgement.logic)) faults.push('stage_undeclared');
  const type = judgement.errorType;
  if (type !== null && failedStage(judgement) === null) faults.push('type_without_failure');
  else if (type !== null && !typeFits(type, judgement)) faults.push('type_of_other_stage');
  return faults;
}

/** A judgement with the clause that was cited before, as long as the verdict that it decided stands. */
export function withGrounds(next: Judgement, previous: Judgement): Judgement {
  return { ...next, clause: sameVerdict(next, previous) ? (previous.clause ?? null) : null };
}

/** Only the verdict, of whatever holds one. */
export function verdictPart({ fact, logic, errorType }: VerdictPart): VerdictPart {
  return { fact, logic, errorType };
}

/** True for a verdict that lacks no type. */
export const isWhole = (verdict: VerdictPart): boolean =>
  failedStage(verdict) === null || verdict.errorType !== null;

export function sameVerdict(a: VerdictPart, b: VerdictPart): boolean {
  return a.fact === b.fact && a.logic === b.logic && a.errorType === b.errorType;
}

/** True for what a person can say of a stage. */
export function isDeclared(verdict: Verdict): verdict is 'consistent' | 'inconsistent' | 'unsure' {
  return verdict !== 'abstained' && verdict !== 'not_judged';
}

const declared = (verdict: Verdict): Verdict => (isDeclared(verdict) ? verdict : 'consistent');

const failing = (stage: Stage): StageVerdicts =>
  stage === 'fact'
    ? { fact: 'inconsistent', logic: 'consistent' }
    : { fact: 'consistent', logic: 'inconsistent' };
