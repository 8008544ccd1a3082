import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { evidenceAfter } from '../evidence/evidence-origin';
import { failedStage, type VerdictPart } from './judgement';
import { contradictsItself, type Need, unmetNeed } from './type-rules';
import { answerVerdict, type AnswerVerdict } from './verdict';
import type { Judgement } from '../view';

/** A label as far as the answer's verdict depends on it. */
export interface SpokenLabel extends VerdictPart {
  decidedAt: string | Date | null;
}

export interface SubmissionLabel extends SpokenLabel, Pick<Judgement, 'evidence' | 'note'> {
  segmentId: string;
}

/** What one label still lacks before it can be submitted. */
export type Lack = { what: 'undecided' } | { what: 'type' } | { what: 'evidence'; need: Need };
type Missing = Lack & { segmentId: string };

/**
 * What a label lacks, the first thing first: a human act, a type if it failed, the evidence of that type; of a consistent
 * one, that nothing speaks against it. Nothing can be quoted from a reference without text, so that no type asks for it.
 */
export function lackOf(label: Omit<SubmissionLabel, 'segmentId'>, reference: string): Lack | null {
  if (label.decidedAt === null) return { what: 'undecided' };
  if (contradictsItself(label)) return { what: 'evidence', need: 'nothing_contrary' };
  if (failedStage(label) === null) return null;
  if (label.errorType === null) return { what: 'type' };
  const need = reference.trim() === '' ? null : unmetNeed(label);
  return need && { what: 'evidence', need };
}

/** What a label lacks, or will: the evidence of a type that is not named yet. */
export type AnyLack = Lack | { what: 'type_evidence' };

/**
 * All that a label lacks, the first thing first. Of one without a human act, also what would be lacking once `prefilled`, what
 * accepting it says, was accepted: the evidence that the label holds is accepted with it.
 */
export function allLacks(
  label: Omit<SubmissionLabel, 'segmentId'>,
  reference: string,
  prefilled: Judgement | null,
): AnyLack[] {
  const lack = lackOf(label, reference);
  if (lack === null || lack.what === 'evidence') return lack ? [lack] : [];
  if (lack.what === 'undecided') {
    if (prefilled === null) return [lack];
    const { evidence: held } = prefilled;
    const evidence = evidenceAfter(held, { held, shown: held }, prefilled);
    return [lack, ...allLacks({ ...prefilled, evidence, decidedAt: 'then' }, reference, null)];
  }
  const isBare = label.evidence.length === 0 && label.note.trim() === '' && reference.trim() !== '';
  return isBare ? [lack, { what: 'type_evidence' }] : [lack];
}

/** All segments that lack something before they can be submitted, each with the first thing, in their order. */
export function missingForSubmit(labels: readonly SubmissionLabel[], reference: string): Missing[] {
  return labels.flatMap(({ segmentId, ...label }): Missing[] => {
    const lack = lackOf(label, reference);
    return lack ? [{ segmentId, ...lack }] : [];
  });
}

/** What a person has said of the whole answer so far. */
export interface AnswerState {
  verdict: AnswerVerdict;
  /** The set of the types of its decided segments, in the order of the typology. */
  errorTypes: ErrorType[];
}

export function answerState(labels: readonly SpokenLabel[]): AnswerState {
  const types = new Set(labels.map(({ errorType, decidedAt }) => (decidedAt === null ? null : errorType)));
  return { verdict: personsVerdict(labels), errorTypes: ERROR_TYPES.filter((type) => types.has(type)) };
}

/** The answer's verdict as far as the person has spoken: what is only pre-filled does not count. */
export function personsVerdict(labels: readonly SpokenLabel[]): AnswerVerdict {
  const spoken = labels.map(({ fact, logic, decidedAt }) =>
    decidedAt === null ? ({ fact: 'not_judged', logic: 'not_judged' } as const) : ({ fact, logic } as const),
  );
  return answerVerdict(spoken, ['fact', 'logic']);
}
