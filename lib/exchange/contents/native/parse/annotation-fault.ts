import { failedStage, isDeclared, typeFits } from '@/lib/annotation/labels/judgement';
import { personsVerdict } from '@/lib/annotation/labels/submission';
import { answerVerdict, type Verdict } from '@/lib/annotation/labels/verdict';
import { goldOrigin } from '../gold-origin';
import type { Fault } from '../../../parse/reject';
import type { StoredAnnotation, StoredLabel } from '../../stored';
import { faultAt, type Path } from './faults';

/** What a file says of an annotation that follows from the rest of it. */
interface Claimed {
  goldOrigin: string | null | undefined;
  verdict: Verdict | null | undefined;
  /** Of each label, the index of its segment in the file. */
  positions: readonly number[];
}

/** All the ways in which an annotation of a file breaks the rules of the data. */
export function annotationFaults(annotation: StoredAnnotation, claimed: Claimed, at: Path): Fault[] {
  const { source, author, run, labels } = annotation;
  const faults: Fault[] = [];
  const wrong = (is: boolean, reason: Fault['reason'], field: string, detail: Fault['detail'] = {}): void => {
    if (is) faults.push(faultAt(reason, [...at, field], detail));
  };
  const method = source === 'method';
  wrong(method !== (run !== null), run ? 'field' : 'missing', 'method');
  wrong(method !== (author === null), author === null ? 'missing' : 'field', 'annotator');
  const asked = annotation.policy !== null || annotation.control || annotation.flips.length > 0;
  wrong(source !== 'annotator' && asked, 'field', 'policy');
  wrong(source !== 'annotator' && annotation.round !== null, 'field', 'round');
  wrong(annotation.derivedFromId === annotation.id, 'field', 'derived_from');
  // Whether what a person submitted is gold is for the project to say; what nobody submitted never is.
  const { goldOrigin: gold } = claimed;
  wrong(gold != null && gold !== goldOrigin(annotation), 'field', 'gold_origin');
  wrong(new Set(labels.map(({ id }) => id)).size < labels.length, 'segment', 'segments');
  for (const [index, segment] of labels.entries())
    for (const [field, reason] of labelFaults(segment, annotation))
      faults.push(faultAt(reason, [...at, 'segments', claimed.positions[index]!, field]));
  const verdict = impliedVerdict(annotation);
  const differs = claimed.verdict !== undefined && claimed.verdict !== verdict;
  wrong(differs && faults.length === 0, 'verdict', 'verdict', { expected: verdict ?? 'undecided' });
  return faults;
}

type LabelFault = readonly ['fact' | 'logic' | 'error_type' | 'decided_at', 'verdict' | 'missing'];

/** The fields of a label that are missing, or that contradict the others. */
function labelFaults({ label }: StoredLabel, { source, state }: StoredAnnotation): LabelFault[] {
  const submitted = source !== 'method' && state === 'submitted';
  if (!label)
    return submitted
      ? [
          ['fact', 'missing'],
          ['logic', 'missing'],
        ]
      : [];
  const faults: LabelFault[] = [];
  if (label.errorType !== null && !typeFits(label.errorType, label)) faults.push(['error_type', 'verdict']);
  if (source === 'method') return faults;
  if (label.decidedAt === null) return submitted ? [...faults, ['decided_at', 'missing']] : faults;
  if (!isDeclared(label.fact)) faults.push(['fact', 'verdict']);
  if (!isDeclared(label.logic)) faults.push(['logic', 'verdict']);
  if (submitted && failedStage(label) !== null && label.errorType === null)
    faults.push(['error_type', 'missing']);
  return faults;
}

/** The verdict of the answer that follows from an annotation's labels; null while it is undecided. */
export function impliedVerdict({ run, labels }: StoredAnnotation): Verdict | null {
  const said = labels.map(
    ({ label }) =>
      label ?? {
        fact: 'not_judged' as const,
        logic: 'not_judged' as const,
        errorType: null,
        decidedAt: null,
      },
  );
  const verdict = run ? answerVerdict(said, run.judges) : personsVerdict(said);
  return verdict === 'undecided' ? null : verdict;
}
