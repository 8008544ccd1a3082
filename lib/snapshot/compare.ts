import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { canonicalJson } from './canonical-json';
import type { SampleChange, SegmentGold } from './comparison-view-schema';

type Gold = NonNullable<SampleRecord['gold']>;
type Unit = Gold['units'][number];
type Told = Pick<SampleChange, 'verdict' | 'origin' | 'segments' | 'adjudicatedBy' | 'people' | 'fields'>;

/**
 * What differs between two records of one sample: the verdict on the answer, where it comes from, segments with another verdict,
 * type, origin, votes or evidence (each by its text and place), whose annotations came, went or say something else, and what else differs.
 *
 * @param before null where the older snapshot has not got the sample; `after` likewise
 * @param held whether both snapshots hold annotations, else nobody's are told; and the same things, else nothing else is told
 */
export function compareRecords(
  before: SampleRecord | null,
  after: SampleRecord | null,
  { hasAnnotations, alike }: { hasAnnotations: boolean; alike: boolean },
): Told {
  const told = {
    verdict: { before: before?.gold?.verdict ?? null, after: after?.gold?.verdict ?? null },
    origin: { before: before?.gold?.origin ?? null, after: after?.gold?.origin ?? null },
    segments: changedSegments(before?.gold?.units ?? [], after?.gold?.units ?? []),
    adjudicatedBy: {
      before: before?.gold?.adjudicated_by ?? null,
      after: after?.gold?.adjudicated_by ?? null,
    },
    people: hasAnnotations ? changedPeople(before, after) : { added: [], gone: [], changed: [] },
  };
  return { ...told, fields: alike && before && after ? otherFields(before, after, told) : [] };
}

/** Members that differ beside those that are told; of gold with its name before them. */
function otherFields(
  before: SampleRecord,
  after: SampleRecord,
  { segments, people }: Omit<Told, 'fields'>,
): string[] {
  const isTold = Object.values(people).some((names) => names.length > 0);
  return [
    ...differing(before, after, ['gold', ...(isTold ? ['annotations'] : [])]),
    ...differing(before.gold ?? {}, after.gold ?? {}, [
      ...['rule', 'verdict', 'origin', 'adjudicated_by'],
      ...(segments.length > 0 ? ['units'] : []),
    ]).map((name) => `gold.${name}`),
  ];
}

function differing(before: object, after: object, told: readonly string[]): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(
      (name) =>
        !told.includes(name) && canonicalJson(old.get(name) ?? null) !== canonicalJson(now.get(name) ?? null),
    )
    .sort();
}

function changedSegments(before: readonly Unit[], after: readonly Unit[]): SampleChange['segments'] {
  const old = new Map(before.map((unit) => [placeOf(unit), unit]));
  const now = new Map(after.map((unit) => [placeOf(unit), unit]));
  const changed = after.flatMap((unit) => {
    const was = old.get(placeOf(unit));
    return was && saidOf(was) === saidOf(unit)
      ? []
      : [{ text: unit.text, before: was ? goldOf(was) : null, after: goldOf(unit) }];
  });
  const gone = before.filter((unit) => !now.has(placeOf(unit)));
  return [...changed, ...gone.map((unit) => ({ text: unit.text, before: goldOf(unit), after: null }))];
}

const saidOf = ({ fact, logic, error_type, origin, evidence, votes, agreeing }: Unit): string =>
  canonicalJson([fact, logic, error_type, origin, evidence, votes, agreeing]);

const placeOf = ({ text, spans }: Unit): string => JSON.stringify([text, spans]);

const goldOf = ({ verdict, error_type, origin, evidence, votes, agreeing }: Unit): SegmentGold => ({
  verdict,
  errorType: error_type,
  ...{ origin, votes, agreeing },
  evidence: evidenceQuotes(evidence),
});

/** Quotes of the reference among evidence as records have it. */
export const evidenceQuotes = (evidence: readonly unknown[]): string[] =>
  evidence.flatMap((item) => {
    const { quote } = item as { quote?: unknown };
    return typeof quote === 'string' ? [quote] : [];
  });

function changedPeople(before: SampleRecord | null, after: SampleRecord | null): SampleChange['people'] {
  const [old, now] = [saidBy(before), saidBy(after)];
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    gone: [...old.keys()].filter((name) => !now.has(name)),
    changed: [...now].flatMap(([name, said]) => (old.has(name) && old.get(name) !== said ? [name] : [])),
  };
}

/** What each person says in all their annotations of a sample. */
function saidBy(record: SampleRecord | null): Map<string, string> {
  const said = new Map<string, string>();
  for (const { annotator, source, segments } of record?.annotations ?? [])
    if (annotator !== null && source !== 'method')
      said.set(annotator, (said.get(annotator) ?? '') + canonicalJson(segments));
  return said;
}
