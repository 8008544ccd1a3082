import type { Conversion, NativeAnnotation, NativeSegment, Values } from '../convert/conversion';
import { answerLabelOf, labelOf, personAnnotation, type SaidLabel } from '../convert/labels';
import { sentencePlaces } from '../convert/quoted-places';
import { listOf, numberOf, objectOf, restOf, valueText } from '../convert/values';
import { fault } from '../parse/reject';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** Codes that mean what the studio means; all others name errors by what went wrong in a sentence, which no type here does. */
const CODES: Record<string, SaidLabel> = { NoE: 'consistent', OutE: 'Hallu' };
const TEXTS = [
  'hash',
  'model_name',
  'article',
  'summary',
  'summary_sentences',
  'summary_sentences_annotations',
];

const keyIn = (values: Values): string =>
  `${valueText(values.get('hash'))}-${valueText(values.get('model_name'))}`;

const conversion: Conversion = {
  second: {
    name: 'benchmark_data.json',
    keyOf: (values) => (values.has('article') ? null : keyIn(values)),
    partnerKeyOf: (values) => (values.has('hash') ? keyIn(values) : null),
  },
  convert(values, { partner, note }) {
    const texts = partner ?? values;
    const answer = valueText(texts.get('summary'));
    const places = sentencePlaces(answer, listOf(values.get('summary_sentences')).map(valueText));
    const given = listOf(values.get('summary_sentences_annotations')).map(objectOf);
    const lost = places.findIndex((place, at) => !place && codesOf(given[at]).length > 0);
    if (lost >= 0) return fault('offset', `summary_sentences[${lost}]`);
    const id = keyIn(values);
    return [
      {
        id,
        question: '',
        reference: valueText(texts.get('article')),
        answer,
        generator: valueText(values.get('model_name')) || null,
        ...answerLabelOf(given.length > 0 ? agreed(given) : scored(values)),
        metadata: { hash: values.get('hash'), ...restOf(values, TEXTS) },
        annotations: annotatorsIn(given).map((annotator): NativeAnnotation =>
          personAnnotation({ annotator, segments: segmentsBy(annotator, places, given) }, id, note),
        ),
      },
    ];
  },
};

/** FRANK: summaries whose sentences three people labelled, or their scores, with the texts in benchmark_data.json. */
export const frankPreset: Preset = {
  id: 'frank',
  name: 'FRANK',
  rows: conversion,
  recognises: ({ columns }) =>
    ['hash', 'model_name'].every((column) => columns.includes(column)) &&
    ['summary_sentences_annotations', 'Factuality'].some((column) => columns.includes(column)),
  mapping: guessMapping,
};

type Sentences = readonly Record<string, unknown>[];

const annotatorsIn = (sentences: Sentences): string[] => [
  ...new Set(sentences.flatMap((sentence) => Object.keys(sentence))),
];

/** The codes that people gave a sentence, those of each person who gave any. */
const codesOf = (sentence: Record<string, unknown> = {}): unknown[][] =>
  Object.values(sentence)
    .map(listOf)
    .filter((codes) => codes.length > 0);

/** Each sentence that a person labelled; one with any code but NoE is inconsistent, as the data set scores it. */
function segmentsBy(
  annotator: string,
  places: readonly ([number, number] | null)[],
  sentences: Sentences,
): NativeSegment[] {
  return places.flatMap((place, at) => {
    const codes = listOf(sentences[at]?.[annotator]).map(valueText);
    const errors = codes.filter((code) => code !== 'NoE');
    if (codes.length === 0 || !place) return [];
    const said = errors.map((code) => CODES[code]).find((one) => one !== undefined);
    const label = errors.length === 0 ? 'consistent' : (said ?? 'inconsistent');
    return [{ spans: [place], ...labelOf(label), note: errors.join(', ') }];
  });
}

/** Consistent where most people found no error, sentence by sentence; null where nobody says anything of one, and no other is wrong. */
function agreed(sentences: Sentences): SaidLabel | null {
  const isFree = (codes: readonly unknown[]): boolean => codes.every((code) => code === 'NoE');
  const said = sentences.map(codesOf);
  if (said.some((all) => all.length > 0 && all.filter(isFree).length * 2 <= all.length))
    return 'inconsistent';
  return said.every((all) => all.length > 0) ? 'consistent' : null;
}

/** A factuality of 1 is a summary in which nobody counted an error. */
function scored(values: Values): SaidLabel | null {
  const score = numberOf(values.get('Factuality'));
  if (Number.isNaN(score)) return null;
  return score === 1 ? 'consistent' : 'inconsistent';
}
