import type { ErrorType } from '@/lib/typology/error-type';
import type { Conversion, Values } from '../convert/conversion';
import { answerLabelOf, labelOf, personAnnotation } from '../convert/labels';
import { type Mark, markedSegments } from '../convert/marked-segments';
import { joinKey, listGiven, listOf, numberOf, objectOf, restOf, valueText } from '../convert/values';
import { fault } from '../parse/reject';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** Conflict is what cannot be true beside the source, baseless what the source does not say, each evident or subtle. */
const TYPES: Record<string, ErrorType> = {
  'Evident Conflict': 'KCont',
  'Subtle Conflict': 'KCont',
  'Evident Baseless Info': 'Hallu',
  'Subtle Baseless Info': 'Hallu',
};

const spansOf = (values: Values) =>
  listOf(values.get('labels')).map((given) => {
    const { start, end, text, ...label } = objectOf(given);
    const claim = { text: valueText(values.get('response')), start: numberOf(start), end: numberOf(end) };
    return { label, claim: { ...claim, quote: valueText(text) } };
  });

const conversion: Conversion = {
  second: {
    name: 'source_info.jsonl',
    keyOf: (values) => joinKey(values.get('source_id')) ?? '',
    partnerKeyOf: (values) => joinKey(values.get('source_id')),
  },
  asks: { author: () => 'RAGTruth' },
  claims: (values) => spansOf(values).map(({ claim }) => claim),
  convert(values, { told, partner, place, note }) {
    const id = valueText(values.get('id'));
    const answer = valueText(values.get('response'));
    const marks: Mark[] = [];
    for (const [index, { claim, label }] of spansOf(values).entries()) {
      const span = place(claim);
      if (!span) return fault('quote', `labels[${index}].text`);
      const word = valueText(label.label_type);
      if (!TYPES[word]) note('label_unknown', word);
      marks.push({ spans: [span], ...labelOf(TYPES[word] ?? 'inconsistent'), note: noteOf(label) });
    }
    // Only a list, be it empty, says that somebody looked.
    const labels = values.get('labels');
    const looked = listGiven(labels) !== null;
    if (!looked) note('annotation_empty', id);
    const segments = looked ? markedSegments(answer, marks, 'consistent') : [];
    const found = marks.length > 0 ? 'inconsistent' : 'consistent';
    return [
      {
        id,
        ...textsOf(partner!),
        answer,
        generator: valueText(values.get('model')) || null,
        ...answerLabelOf(looked ? found : null),
        metadata: {
          ...restOf(values, ['id', 'response', 'model', 'labels']),
          ...restOf(partner!, ['source_id', 'source_info', 'prompt']),
          ...(!looked && valueText(labels) !== '' && { labels }),
        },
        annotations: looked ? [personAnnotation({ annotator: told.author!, segments }, id, note)] : [],
      },
    ];
  },
};

/** RAGTruth: responses with the spans of their hallucinations, and their sources in a file of their own. */
export const ragtruthPreset: Preset = {
  id: 'ragtruth',
  name: 'RAGTruth',
  rows: conversion,
  recognises: ({ columns }) =>
    ['source_id', 'model', 'labels', 'response'].every((column) => columns.includes(column)),
  mapping: guessMapping,
};

/** Question and source of a row of source_info: summaries and descriptions of data have instructions in place of a question. */
function textsOf(partner: Values): { question: string; reference: string } {
  const info = partner.get('source_info');
  const { question, passages } = objectOf(info);
  if (typeof question === 'string') return { question, reference: valueText(passages) };
  const reference = valueText(info);
  const prompt = valueText(partner.get('prompt'));
  // What follows the instructions is the source again, as text or as Python writes an object.
  const ends = [prompt.indexOf(reference), prompt.indexOf('\n{')].filter((at) => at > 0);
  return { question: prompt.slice(0, Math.min(...ends, prompt.length)).trim(), reference };
}

/** What the studio has no field for: the code itself, how it came about, and the annotators' own words. */
function noteOf({ label_type, implicit_true, due_to_null, meta }: Record<string, unknown>): string {
  const facts = [implicit_true === true && 'implicit_true', due_to_null === true && 'due_to_null'];
  return [valueText(label_type), ...facts, valueText(meta)].filter((line) => line).join('\n');
}
