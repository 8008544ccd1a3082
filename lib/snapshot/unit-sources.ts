import type { GoldUnit } from '@/lib/adjudication/gold-types';
import { sideOn } from '@/lib/adjudication/side';
import { segmentVerdict, type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { touchingFamily, type ShownLabel, touchingFamilies } from '@/lib/evaluation/judge-safe';
import { contributorsOf, toVote } from '@/lib/exchange/contents/gold/gold-record';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { type NamedJudge, namedJudge, samplePredictions } from './snapshot-judges';
import { type ErrorType, type Stage, STAGES } from '@/lib/typology/error-type';

/** What one person or method says of a unit of gold; nothing of it where they labelled none of it. */
interface UnitLabel {
  verdict: AnswerVerdict;
  error_type: ErrorType | null;
}

/** What a unit of gold was made of. */
export interface UnitSources {
  /** How many people said what of it. */
  verdicts: Record<AnswerVerdict, number>;
  error_types: Partial<Record<ErrorType, number>>;
  /** Families of judges that may have moved it, ascending (lib/evaluation/judge-safe.ts). */
  touched_by: string[];
  /** Who said what, and what methods say of it: where a snapshot holds annotations. */
  labels?: (UnitLabel & { annotator: string | null })[];
  predictions?: (UnitLabel & NamedJudge)[];
}

/** The names of all of them. */
export const UNIT_SOURCES = [
  'verdicts',
  'error_types',
  'touched_by',
  'labels',
  'predictions',
] as const satisfies (keyof UnitSources)[];

/**
 * The sources of each unit of a sample's gold, in their order.
 *
 * @param named with each person's and each current prediction's label
 */
export function unitSources(
  { answer, annotations }: StoredSample,
  units: readonly GoldUnit[],
  named: boolean,
): UnitSources[] {
  const { votes, adjudication } = contributorsOf(annotations);
  const people = votes.map(toVote);
  const methods = named
    ? samplePredictions(annotations).map((own) => ({ run: own.run, vote: toVote(own) }))
    : [];
  const contributors = adjudication ? [...votes, adjudication] : votes;
  const shown = contributors.map((own) => shownLabels(own, annotations));
  const all = shown.flatMap((labels) => [...labels.values()]);
  const predicted = adjudication && annotations.flatMap((one) => predictedBefore(one, adjudication));
  return units.map((unit) => {
    const said = people.map((vote) => labelOf(answer, unit, vote, STAGES));
    const ids = new Set([unit.id, ...unit.segments.flat()]);
    const own = shown.flatMap((labels) => [...ids].flatMap((id) => labels.get(id) ?? []));
    const touched_by = [...touchingFamilies(own, all, predicted)].sort();
    const counts = { touched_by, ...countLabels(said) };
    if (!named) return counts;
    return {
      labels: said.flatMap((label, at) => (label ? [{ annotator: votes[at]!.author, ...label }] : [])),
      predictions: methods.flatMap(({ run, vote }) => {
        const label = labelOf(answer, unit, vote, run.judges);
        return label ? [{ ...namedJudge(run), ...label }] : [];
      }),
      ...counts,
    };
  });
}

function labelOf(
  answer: string,
  unit: Parameters<typeof sideOn>[1],
  vote: Parameters<typeof sideOn>[2],
  declared: readonly Stage[],
): UnitLabel | null {
  const side = sideOn(answer, unit, vote);
  return side && { verdict: segmentVerdict(side, declared), error_type: side.errorType };
}

function countLabels(said: readonly (UnitLabel | null)[]): Pick<UnitSources, 'verdicts' | 'error_types'> {
  const verdicts = { consistent: 0, inconsistent: 0, undecided: 0 };
  const error_types: Partial<Record<ErrorType, number>> = {};
  for (const label of said) {
    if (!label) continue;
    verdicts[label.verdict] += 1;
    if (label.error_type) error_types[label.error_type] = (error_types[label.error_type] ?? 0) + 1;
  }
  return { verdicts, error_types };
}

/** What had been shown before each label of an annotation, by segment. */
function shownLabels(
  { labels, derivedFromId }: StoredAnnotation,
  annotations: readonly StoredAnnotation[],
): Map<string, ShownLabel> {
  const run = annotations.find(({ id }) => id === derivedFromId)?.run ?? null;
  const family = run && touchingFamily(run);
  return new Map(
    labels.flatMap(({ id, label }) => (label ? [[id, { exposure: label.exposure, family }] as const] : [])),
  );
}

/** The family of a prediction that was there when a lead adjudicated the sample; none where it says nothing of any segment. */
function predictedBefore(
  { source, run, createdAt, labels }: StoredAnnotation,
  { submittedAt }: StoredAnnotation,
): string[] {
  const earlier = submittedAt === null || createdAt <= submittedAt;
  const speaks = labels.some(
    ({ label }) => label && !(label.fact === 'not_judged' && label.logic === 'not_judged'),
  );
  return source === 'method' && run && earlier && speaks ? [touchingFamily(run)] : [];
}
