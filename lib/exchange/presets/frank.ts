import type { Conversion, NativeAnnotation, Values } from '../convert/conversion';
import { answerLabelOf, labelOf, personAnnotation, type SaidLabel } from '../convert/labels';
import { listOf, numberOf, objectOf, restOf, valueText } from '../convert/values';
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
    const sentences = listOf(values.get('summary_sentences')).map(valueText);
    const given = listOf(values.get('summary_sentences_annotations')).map(objectOf);
    const id = keyIn(values);
    return [
      {
        id,
        question: '',
        reference: valueText(texts.get('article')),
        answer: valueText(texts.get('summary')),
        generator: valueText(values.get('model_name')) || null,
        ...answerLabelOf(given.length > 0 ? agreed(given) : scored(values)),
        metadata: { hash: values.get('hash'), ...restOf(values, TEXTS) },
        annotations: annotatorsIn(given).map((annotator): NativeAnnotation =>
          personAnnotation({ annotator, segments: segmentsBy(annotator, sentences, given) }, id, note),
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

/** Each sentence that a person labelled; one with any code but NoE is inconsistent, as the data set scores it. */
function segmentsBy(annotator: string, texts: readonly string[], sentences: Sentences) {
  return texts.flatMap((text, at) => {
    const codes = listOf(sentences[at]?.[annotator]).map(valueText);
    const errors = codes.filter((code) => code !== 'NoE');
    if (codes.length === 0) return [];
    const said = errors.map((code) => CODES[code]).find((one) => one !== undefined);
    const label = errors.length === 0 ? 'consistent' : (said ?? 'inconsistent');
    return [{ text, ...labelOf(label), note: errors.join(', ') }];
  });
}

/** Consistent where most people found no error, sentence by sentence; null where nobody says anything of one, and no other is wrong. */
function agreed(sentences: Sentences): SaidLabel | null {
  const isFree = (codes: readonly unknown[]): boolean => codes.every((code) => code === 'NoE');
  const said = sentences.map((sentence) =>
    Object.values(sentence)
      .map(listOf)
      .filter((codes) => codes.length > 0),
  );
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
