import { isDeepStrictEqual } from 'node:util';
import { saidByBoth } from '../contents/native/parse/same-annotation';
import type { StoredAnnotation, StoredSample } from '../contents/stored';
import type { ComparedLabel, LabelChange } from './view';

type Said = ReturnType<typeof saidByBoth>[0];
type SaidSegment = Said['segments'][number];
type Change = Omit<LabelChange, 'sample' | 'line' | 'by'>;

/** What differs between two annotations of one judge of a sample. */
export interface AnnotationChange {
  changes: Change[];
  /** Labels of segments that are alike. */
  same: number;
}

/** So much of a text is shown. */
const SHOWN = 200;
/** Follow from the labels, so that they are named where nothing else differs. */
const DERIVED = ['verdict', 'confirmed', 'changed'];

/** Label by label, how an annotation of a file differs from the one that is there: segments are the same by their place, else by their text. */
export function labelChanges(
  sample: StoredSample,
  stored: StoredAnnotation,
  told: StoredAnnotation,
): AnnotationChange {
  const [was, is] = saidByBoth(sample, stored, told);
  const pairs = pairsOf(was.segments, is.segments);
  const segments = pairs.flatMap(([before, after]): Change[] => {
    const fields = differing(before ?? {}, after ?? {});
    if (fields.length === 0) return [];
    const one = !before || !after;
    return [
      {
        segment: cut((before ?? after)!.text),
        fields: one ? ['segments'] : fields,
        was: before && shown(before),
        is: after && shown(after),
      },
    ];
  });
  const { segments: _was, ...ownWas } = was;
  const { segments: _is, ...ownIs } = is;
  const all = differing({ ...ownWas.fields, ...timesOf(ownWas) }, { ...ownIs.fields, ...timesOf(ownIs) });
  const own = segments.length > 0 ? all.filter((field) => !DERIVED.includes(field)) : all;
  // The same segments in another order.
  if (segments.length === 0 && own.length === 0) own.push('segments');
  const whole: Change[] = own.length > 0 ? [{ segment: null, fields: own, was: null, is: null }] : [];
  return { changes: [...segments, ...whole], same: pairs.length - segments.length };
}

const timesOf = ({ created_at, submitted_at }: Partial<Pick<Said, 'created_at' | 'submitted_at'>>) => ({
  created_at,
  submitted_at,
});

/** Each segment beside its counterpart; null where there is none. */
function pairsOf(
  was: readonly SaidSegment[],
  is: readonly SaidSegment[],
): [SaidSegment | null, SaidSegment | null][] {
  const left = [...is];
  const pairs = was.map((before): [SaidSegment, SaidSegment | null] => {
    const at = left.findIndex(({ spans }) => isDeepStrictEqual(spans, before.spans));
    const found = at >= 0 ? at : left.findIndex(({ text }) => text === before.text);
    return [before, found >= 0 ? left.splice(found, 1)[0]! : null];
  });
  return [...pairs, ...left.map((after): [null, SaidSegment] => [null, after])];
}

const differing = (a: object, b: object): string[] => {
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (key) => !isDeepStrictEqual(one.get(key), other.get(key)),
  );
};

const shown = ({ fact, logic, error_type, evidence, note }: SaidSegment): ComparedLabel => ({
  fact,
  logic,
  errorType: error_type,
  evidence: (evidence as { relation: 'supports'; quote?: string; searched?: string[] }[]).map((piece) => ({
    relation: piece.relation,
    text: cut(piece.quote ?? [piece.searched ?? ''].flat().join(' · ')),
  })),
  note: cut(note),
});

const cut = (text: string): string => text.slice(0, SHOWN).toWellFormed();
