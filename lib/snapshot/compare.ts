import { canonicalJson } from './canonical-json';
import { erratumAlone, madeOf, ofMethods, ofPeople, segmentAlone } from './compared-record';
import type { SampleChange, SegmentGold } from './comparison-view-schema';
import { evidencePieces } from './evidence-turns';
import type { SnapshotRecord, SnapshotUnit } from './snapshot-line';

type Told = Pick<SampleChange, 'verdict' | 'origin' | 'segments' | 'adjudicatedBy' | 'people' | 'fields'>;

/**
 * What differs between two records of one sample: the verdict on the answer, where it comes from, segments with another verdict,
 * type, origin, votes or evidence (each by its text and place), whose annotations came, went or say something else, and what else differs.
 *
 * @param before null where the older snapshot has not got the sample; `after` likewise
 * @param held whether both snapshots hold annotations, else nobody's are told; and the same things, else nothing else is told
 */
export function compareRecords(
  before: SnapshotRecord | null,
  after: SnapshotRecord | null,
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

/** Members that differ beside those that are told, by their paths; `predictions` where methods say something else. */
function otherFields(
  before: SnapshotRecord,
  after: SnapshotRecord,
  { people }: Omit<Told, 'fields'>,
): string[] {
  const isTold = Object.values(people).some((names) => names.length > 0);
  return [
    ...differing(withoutMethods(before), withoutMethods(after), ['gold', ...(isTold ? ['annotations'] : [])]),
    ...differing(before.gold ?? {}, after.gold ?? {}, [
      ...['rule', 'verdict', 'origin', 'adjudicated_by', 'units'],
    ]).map((name) => `gold.${name}`),
    ...otherUnitFields(before.gold?.units ?? [], after.gold?.units ?? [], isTold),
    ...differing({ predictions: ofMethods(before) }, { predictions: ofMethods(after) }, []),
    ...differing({ doubted_by: doubts(before) }, { doubted_by: doubts(after) }, []).map(
      (name) => `erratum.${name}`,
    ),
  ];
}

const withoutMethods = (record: SnapshotRecord): object => ({
  ...record,
  annotations: ofPeople(record),
  past_segments: record.past_segments?.map(segmentAlone),
  erratum: erratumAlone(record),
});

/** By the names that every format has. */
const doubts = ({ erratum }: SnapshotRecord) =>
  (erratum?.doubted_by ?? []).map(({ method, version, model }) => ({ method, version, model }));

const GOLD_MEMBERS = ['verdict', 'fact', 'logic', 'error_type', 'origin', 'evidence', 'votes', 'agreeing'];
/** They follow from what people say, and from the votes. */
const COUNTS = ['verdicts', 'error_types', 'labels'];

/** What units that both sides have are made of and that differs; who said what is told where people, or the votes of a unit, are. */
function otherUnitFields(
  before: readonly SnapshotUnit[],
  after: readonly SnapshotUnit[],
  isTold: boolean,
): string[] {
  const old = new Map(before.map((unit) => [placeOf(unit), unit]));
  const names = after.flatMap((unit) => {
    const was = old.get(placeOf(unit));
    if (!was) return [];
    const counted = isTold || saidOf(was) !== saidOf(unit);
    return differing(madeOf(was), madeOf(unit), [...GOLD_MEMBERS, ...(counted ? COUNTS : [])]);
  });
  return [...new Set(names)].sort().map((name) => `gold.units[].${name}`);
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

function changedSegments(
  before: readonly SnapshotUnit[],
  after: readonly SnapshotUnit[],
): SampleChange['segments'] {
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

const saidOf = ({ fact, logic, error_type, origin, evidence, votes, agreeing }: SnapshotUnit): string =>
  canonicalJson([fact, logic, error_type, origin, evidence, votes, agreeing]);

const placeOf = ({ text, spans }: SnapshotUnit): string => JSON.stringify([text, spans]);

const goldOf = ({ error_type, evidence, ...unit }: SnapshotUnit): SegmentGold => ({
  ...{ verdict: unit.verdict, fact: unit.fact, logic: unit.logic, errorType: error_type },
  ...{ origin: unit.origin, votes: unit.votes, agreeing: unit.agreeing },
  evidence: evidencePieces(evidence),
});

function changedPeople(before: SnapshotRecord | null, after: SnapshotRecord | null): SampleChange['people'] {
  const [old, now] = [saidBy(before), saidBy(after)];
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    gone: [...old.keys()].filter((name) => !now.has(name)),
    changed: [...now].flatMap(([name, said]) => (old.has(name) && old.get(name) !== said ? [name] : [])),
  };
}

/** What each person says in all their annotations of a sample. */
function saidBy(record: SnapshotRecord | null): Map<string, string> {
  const said = new Map<string, string>();
  for (const { annotator, source, segments } of record?.annotations ?? [])
    if (annotator !== null && source !== 'method')
      said.set(annotator, (said.get(annotator) ?? '') + canonicalJson(segments.map(segmentAlone)));
  return said;
}
