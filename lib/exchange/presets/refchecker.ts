import type { Conversion } from '../convert/conversion';
import { labelOf, personAnnotation, type SaidLabel } from '../convert/labels';
import { joinKey, listOf, objectOf, passagesOf, restOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** Statements of the response, each with the label that a person gave it. */
const CLAIMS = 'claude2_response_kg';
/** Neutral is what the context does not say. */
const LABELS: Record<string, SaidLabel> = {
  Entailment: 'consistent',
  Contradiction: 'KCont',
  Neutral: 'Hallu',
};
const FILE_NAME = /^(?:msmarco|nq|dolly)_(.+)_answers/;

const conversion: Conversion = {
  second: {
    name: 'msmarco.json / nq.json / dolly.json',
    keyOf: (values) => joinKey(values.get('id')) ?? '',
    partnerKeyOf: (values) => joinKey(values.get('id')),
  },
  asks: { author: () => 'RefChecker', generator: (fileName) => FILE_NAME.exec(fileName)?.[1] },
  convert(values, { told, partner, note }) {
    const { author, generator } = told;
    const id = [valueText(values.get('id')), generator].filter(Boolean).join('-');
    const segments = listOf(values.get(CLAIMS)).flatMap((claim) => {
      const { triplet, human_label } = objectOf(claim);
      const word = valueText(human_label);
      const said = LABELS[word];
      if (!said) note('label_unknown', word);
      const text = listOf(triplet).map(valueText).join(' ');
      // A triplet says in words of its own what the response says, so that it quotes no place of it.
      return said ? [{ text, spans: [], ...labelOf(said), note: word }] : [];
    });
    if (segments.length === 0) note('annotation_empty', id);
    const annotation = { annotator: author!, segments };
    return [
      {
        id,
        question: valueText(partner!.get('question')),
        reference: passagesOf(partner!.get('context') ?? partner!.get('reference')),
        answer: valueText(values.get('response')),
        generator: generator ?? null,
        metadata: { question_id: values.get('id'), ...restOf(values, ['id', 'response', CLAIMS]) },
        annotations: segments.length > 0 ? [personAnnotation(annotation, id, note)] : [],
      },
    ];
  },
};

/** The human annotations of RefChecker: responses with labelled triplets; questions and contexts stand in a file of their own. */
export const refcheckerPreset: Preset = {
  id: 'refchecker',
  name: 'RefChecker',
  rows: conversion,
  recognises: ({ columns }) => ['id', 'response', CLAIMS].every((column) => columns.includes(column)),
  mapping: guessMapping,
};
