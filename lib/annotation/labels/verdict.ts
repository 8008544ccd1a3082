import type { Stage } from '@/lib/typology/error-type';

/** What one stage of one segment is said to be. Only the first two are verdicts; unsure is a human act all the same. */
export const VERDICTS = ['consistent', 'inconsistent', 'unsure', 'abstained', 'not_judged'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type StageVerdicts = Record<Stage, Verdict>;

/** What can be said of a whole answer. */
export type AnswerVerdict = 'consistent' | 'inconsistent' | 'undecided';

/**
 * Aggregates segments to the answer (paper section 4; the studio's rules of the data): inconsistent if any stage of any
 * segment is, consistent if every declared stage of every segment is, otherwise undecided. An answer with no segment, or
 * a judge that declares no stage, is undecided.
 */
export function answerVerdict(segments: readonly StageVerdicts[], declared: readonly Stage[]): AnswerVerdict {
  if (segments.some((label) => label.fact === 'inconsistent' || label.logic === 'inconsistent'))
    return 'inconsistent';
  if (segments.length === 0 || declared.length === 0) return 'undecided';
  const decided = segments.every((label) => declared.every((stage) => label[stage] === 'consistent'));
  return decided ? 'consistent' : 'undecided';
}

/** One segment's verdict, by the same rule: what a list shows beside it. */
export function segmentVerdict(label: StageVerdicts, declared: readonly Stage[]): AnswerVerdict {
  return answerVerdict([label], declared);
}
