import { failedStage, judgementFor, OPEN_JUDGEMENT, typeFits } from '@/lib/annotation/labels/judgement';
import type { StageVerdicts, Verdict } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { guessOneMeans, parseLabelWord, readErrorType } from '../presets/label-coding';
import type { ConversionContext, NativeAnnotation, NativeLine, NativeSegment } from './conversion';

/** What is said of a segment, as the native format writes it. */
export type NativeLabel = Pick<NativeSegment, 'fact' | 'logic' | 'error_type'>;
/** What a file can say of a segment or an answer; an error type says that it is inconsistent, and how. */
export type SaidLabel = Extract<Verdict, 'consistent' | 'inconsistent' | 'unsure'> | ErrorType;

/** The label of a verdict as the studio's keys give it; an inconsistent one has no type unless there is one. */
export function labelOf(said: SaidLabel): NativeLabel {
  const { fact, logic, errorType } = judgementFor(said, OPEN_JUDGEMENT);
  return { fact, logic, error_type: errorType };
}

/** What a label says in a word, its error type where it has one; null where no stage has a verdict. */
export function wordOfLabel({ fact, logic, error_type = null }: Readonly<NativeLabel>): SaidLabel | null {
  if (error_type !== null) return error_type;
  return SAID.find((verdict) => [fact, logic].includes(verdict)) ?? null;
}

const SAID = ['inconsistent', 'unsure', 'consistent'] as const;

/** The label of a verdict with what is said of each stage beside it, unless one of them was changed and contradicts the other. */
export function withStages(said: SaidLabel, stages: Partial<StageVerdicts>): NativeLabel {
  const told = labelOf(said);
  const { fact, logic } = { ...(told as StageVerdicts), ...stages };
  const { error_type: type } = told;
  const fits = type ? typeFits(type, { fact, logic }) : wordOfLabel({ fact, logic }) === said;
  return fits ? { ...told, fact, logic } : told;
}

/** The label of a verdict by a method that judges facts alone, unless it names an error of logic. */
export function factLabelOf(said: SaidLabel): NativeLabel {
  const label = labelOf(said);
  const stage = label.logic === 'inconsistent' ? 'fact' : 'logic';
  return { ...label, [stage]: 'not_judged' };
}

/** Said of every kind of inconsistency, so that it names none. */
const ANY_ERROR = /^\s*(hallucination|幻觉)\s*$/i;

/** The label that a word of a file names: an error type of the typology, else a verdict; null where it is neither. */
export function labelNamed(word: string): SaidLabel | null {
  if (ANY_ERROR.test(word)) return 'inconsistent';
  const verdict = parseLabelWord(word, 'consistent');
  return readErrorType(word) ?? (verdict as SaidLabel | null);
}

/** A word as it answers a question of this name: "yes" under "hallucination" is inconsistent. */
export function wordUnder(question: string, word: string): string {
  const said = parseLabelWord(word, guessOneMeans(question));
  return said === null || said === parseLabelWord(word, 'consistent') ? word : said;
}

/** Says that something is wrong and nothing of what it is. */
const PLAINLY_WRONG = /^\s*(inconsistent|不一致)\s*$/i;

/**
 * What words say together: the first verdict among them, or the first error type where that is inconsistent; and the words that say
 * more, or something else.
 */
export function wordsRead(words: readonly string[]): { said: SaidLabel | null; rest: string[] } {
  const named = words.map(labelNamed);
  const first = named.find((label) => label !== null) ?? null;
  const said = first === 'inconsistent' ? (named.find(isErrorType) ?? first) : first;
  const covered = (word: string, label: SaidLabel | null): boolean =>
    label === 'inconsistent'
      ? PLAINLY_WRONG.test(word) && (said === label || isErrorType(said))
      : label !== null && label === said;
  return { said, rest: words.filter((word, at) => !covered(word, named[at]!)) };
}

const isErrorType = (said: SaidLabel | null): said is ErrorType => ERROR_TYPES.some((type) => type === said);

/** The label of a whole answer as the native format writes it; none where the file says nothing. */
export function answerLabelOf(said: SaidLabel | null): Pick<NativeLine, 'label' | 'error_type'> {
  if (said === null) return {};
  const type = ERROR_TYPES.find((one) => one === said);
  return type ? { label: 'inconsistent', error_type: type } : { label: said as Verdict };
}

/**
 * A person's annotation. What a person submits needs a type for each error: where a file names none, the annotation stays a draft with
 * the verdicts in it, so that no type is invented, and a note says so of the sample.
 */
export function personAnnotation(
  annotation: NativeAnnotation & { annotator: string },
  sample: string,
  note: ConversionContext['note'],
): NativeAnnotation {
  const untyped = annotation.segments.some(
    ({ fact, logic, error_type }) =>
      fact && logic && failedStage({ fact, logic }) !== null && (error_type ?? null) === null,
  );
  if (untyped) note('label_untyped', sample);
  return untyped ? { ...annotation, state: 'draft', submitted_at: undefined } : annotation;
}
