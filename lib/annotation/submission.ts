import { failedStage, type VerdictPart } from './judgement';
import { answerVerdict, type AnswerVerdict } from './verdict';

export interface SubmissionLabel extends VerdictPart {
  segmentId: string;
  decidedAt: string | Date | null;
}

/** One thing that a person still has to do before they can submit. */
export interface Missing {
  segmentId: string;
  what: 'undecided' | 'type';
}

/** What is missing, in the order of the segments: a human act on each, and a type on each that failed. */
export function missingForSubmit(labels: readonly SubmissionLabel[]): Missing[] {
  return labels.flatMap(({ segmentId, ...label }): Missing[] => {
    if (label.decidedAt === null) return [{ segmentId, what: 'undecided' }];
    return failedStage(label) !== null && label.errorType === null ? [{ segmentId, what: 'type' }] : [];
  });
}

/** The answer's verdict as far as the person has spoken: what is only pre-filled does not count. */
export function personsVerdict(labels: readonly Omit<SubmissionLabel, 'segmentId'>[]): AnswerVerdict {
  const spoken = labels.map(({ fact, logic, decidedAt }) =>
    decidedAt === null ? ({ fact: 'not_judged', logic: 'not_judged' } as const) : ({ fact, logic } as const),
  );
  return answerVerdict(spoken, ['fact', 'logic']);
}
