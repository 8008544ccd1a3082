import type { Conversion, ConversionContext, NativeAnnotation, Values } from '../convert/conversion';
import { answerLabelOf, factLabelOf, labelOf, personAnnotation, type SaidLabel } from '../convert/labels';
import { type Mark, markedSegments, answerPlace } from '../convert/marked-segments';
import type { OffsetClaim } from '../convert/offset-unit';
import { hasColumns, listOf, numberOf, objectOf, restOf, valueText } from '../convert/values';
import { fault, type Fault } from '../parse/reject';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/**
 * The finest label of a span speaks, the first of this list, also where one person marks it more than once. Intrinsic contradicts the
 * source, extrinsic adds to it, benign adds what is true all the same, and it is unclear of what is questionable.
 */
const LABELS: readonly [word: string, said: SaidLabel][] = [
  ['Unwanted.Intrinsic', 'KCont'],
  ['Unwanted.Instrinsic', 'KCont'],
  ['Unwanted.Extrinsic', 'Hallu'],
  ['Unwanted', 'inconsistent'],
  ['Benign', 'Hallu'],
  ['Questionable', 'unsure'],
];
/** Detectors whose outputs stand in the metadata: 1 is consistent, 0 inconsistent. */
const DETECTORS = ['trueteacher', 'true_nli', 'gpt-3.5-turbo', 'gpt-4-turbo', 'gpt_4o'];

const claimOf = (given: Record<string, unknown>, side: 'summary' | 'source', text: string): OffsetClaim => ({
  text,
  start: numberOf(given[`${side}_start`]),
  end: numberOf(given[`${side}_end`]),
  quote: valueText(given[`${side}_span`]),
});

const conversion: Conversion = {
  claims(values) {
    const summary = valueText(values.get('summary'));
    return listOf(values.get('annotations')).map((one) => claimOf(objectOf(one), 'summary', summary));
  },
  convert(values, context) {
    const answer = valueText(values.get('summary'));
    const reference = valueText(values.get('source'));
    const metadata = objectOf(values.get('metadata'));
    const { summarizer, raw_sample_id: number, ...rest } = metadata;
    const id = number === undefined ? undefined : `faithbench-${valueText(number)}`;
    const marks = marksOf(values, { answer, reference }, context);
    if ('reason' in marks) return marks;
    const people = [...marks].map(([annotator, own]) => {
      const segments = markedSegments(answer, own, 'consistent');
      return personAnnotation({ annotator, segments }, id ?? answer.slice(0, 40), context.note);
    });
    const failed = [...marks.values()].flat().some(({ fact }) => fact === 'inconsistent');
    return [
      {
        ...(id !== undefined && { id }),
        question: '',
        reference,
        answer,
        generator: valueText(summarizer) || null,
        ...answerLabelOf(failed ? 'inconsistent' : null),
        metadata: { ...restOf(values, ['source', 'summary', 'annotations', 'metadata']), ...rest },
        annotations: [...people, ...predictionsIn(metadata, answer)],
      },
    ];
  },
};

/** FaithBench, and what its tool Mercury dumps: summaries with the spans that each annotator marked, and detectors' outputs. */
export const faithbenchPreset: Preset = {
  id: 'faithbench',
  name: 'FaithBench',
  rows: conversion,
  recognises: hasColumns('sample_id', 'source', 'summary', 'annotations'),
  mapping: guessMapping,
};

/** The marks of each annotator, those that speak first before others. */
function marksOf(
  values: Values,
  { answer, reference }: { answer: string; reference: string },
  { place, note }: ConversionContext,
): Map<string, Mark[]> | Fault {
  const marks = new Map<string, { rank: number; mark: Mark }[]>();
  for (const [at, one] of listOf(values.get('annotations')).entries()) {
    const given = objectOf(one);
    const span = place(claimOf(given, 'summary', answer));
    if (!span) return fault('quote', `annotations[${at}].summary_span`);
    const words = listOf(given.label).map(valueText);
    const rank = LABELS.findIndex(([word]) => words.includes(word));
    const said = LABELS[rank]?.[1];
    if (!said) {
      note('label_unknown', words.join(', '));
      continue;
    }
    const source = valueText(given.source_span);
    const found = source === '' ? null : place(claimOf(given, 'source', reference));
    if (source !== '' && !found) return fault('quote', `annotations[${at}].source_span`);
    // What is questionable, or not in the source, or wrong in no named way, is not said to be contradicted by the place that is named with it.
    const held = found !== null && said === 'KCont';
    const evidence = held ? [{ relation: 'contradicts' as const, ...quotedAt(found, source) }] : [];
    const named = source !== '' && !held ? `source: ${source}` : '';
    const name = [given.annotator_name, given.annotator_id, given.annotator].map(valueText).find(Boolean);
    const annotator = name ?? 'annotator';
    const mark: Mark = {
      spans: [span],
      ...labelOf(said),
      evidence,
      note: [words.join(', '), valueText(given.note), named].filter(Boolean).join('\n'),
    };
    marks.set(annotator, [...(marks.get(annotator) ?? []), { rank, mark }]);
  }
  const byRank = (own: { rank: number; mark: Mark }[]): Mark[] =>
    own.toSorted((a, b) => a.rank - b.rank).map(({ mark }) => mark);
  return new Map([...marks].map(([annotator, own]) => [annotator, byRank(own)]));
}

const quotedAt = ([start, end]: [number, number], quote: string) => ({ start, end, quote });

const predictionsIn = (metadata: Record<string, unknown>, answer: string): NativeAnnotation[] =>
  DETECTORS.flatMap((id) => {
    const output = metadata[id];
    if (output !== 0 && output !== 1) return [];
    const label = factLabelOf(output === 1 ? 'consistent' : 'inconsistent');
    const method = { id, version: 'FaithBench', params: {}, judges: ['fact' as const] };
    return [{ method, segments: [{ ...answerPlace(answer), ...label }] }];
  });
