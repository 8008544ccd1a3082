import { failedStage, isDeclared, typeFits } from '@/lib/annotation/judgement';
import { personsVerdict } from '@/lib/annotation/submission';
import { type AnswerVerdict, answerVerdict } from '@/lib/annotation/verdict';
import { goldOrigin } from '../record';
import type { Fault } from '../reject';
import type { StoredAnnotation, StoredLabel } from '../stored';
import { faultAt, type Path } from './faults';

/** How an annotation of a file breaks the rules of the data; null when it keeps them. */
export function annotationFault(
  annotation: StoredAnnotation,
  claimedGold: string | null | undefined,
  at: Path,
): Fault | null {
  const { source, author, run, labels } = annotation;
  if ((source === 'method') !== (run !== null)) return faultAt('field', [...at, 'method']);
  if ((source === 'method') !== (author === null)) return faultAt('field', [...at, 'annotator']);
  if (
    source !== 'annotator' &&
    (annotation.policy !== null || annotation.control || annotation.flips.length > 0)
  )
    return faultAt('field', [...at, 'policy']);
  if (source !== 'annotator' && annotation.round !== null) return faultAt('field', [...at, 'round']);
  if (annotation.derivedFromId === annotation.id) return faultAt('field', [...at, 'derived_from']);
  // Whether what a person submitted is gold is for the project to say; what nobody submitted never is.
  if (claimedGold && claimedGold !== goldOrigin(annotation)) return faultAt('field', [...at, 'gold_origin']);
  if (new Set(labels.map(({ id }) => id)).size < labels.length)
    return faultAt('segment', [...at, 'segments']);
  for (const [index, segment] of labels.entries()) {
    const column = labelFault(segment, annotation);
    if (column) return faultAt('verdict', [...at, 'segments', index, column]);
  }
  const verdict = verdictOf(annotation);
  return (verdict === 'undecided' ? null : verdict) === annotation.verdict
    ? null
    : faultAt('verdict', [...at, 'verdict'], { expected: verdict });
}

/** The field of a label that contradicts the others; null when they agree. */
function labelFault(
  { label }: StoredLabel,
  { source, state }: StoredAnnotation,
): 'fact' | 'logic' | 'error_type' | 'decided_at' | null {
  const submitted = source !== 'method' && state === 'submitted';
  if (!label) return submitted ? 'fact' : null;
  if (label.errorType !== null && !typeFits(label.errorType, label)) return 'error_type';
  if (source === 'method') return null;
  if (label.decidedAt === null) return submitted ? 'decided_at' : null;
  if (!isDeclared(label.fact)) return 'fact';
  if (!isDeclared(label.logic)) return 'logic';
  return submitted && failedStage(label) !== null && label.errorType === null ? 'error_type' : null;
}

function verdictOf({ run, labels }: StoredAnnotation): AnswerVerdict {
  const said = labels.map(
    ({ label }) =>
      label ?? {
        fact: 'not_judged' as const,
        logic: 'not_judged' as const,
        errorType: null,
        decidedAt: null,
      },
  );
  return run ? answerVerdict(said, run.judges) : personsVerdict(said);
}
