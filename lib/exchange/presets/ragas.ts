import type { Conversion, Values } from '../convert/conversion';
import { pythonTexts } from '../convert/python-list';
import { hasColumns, listOf, passagesOf, restOf, valueText } from '../convert/values';
import { conversationText } from '../paths/conversation';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** Names since version 0.2, and those before. The ideal answer (reference, ground_truth) is no reference of ours. */
const NEW = { question: 'user_input', reference: 'retrieved_contexts', answer: 'response' };
const OLD = { question: 'question', reference: 'contexts', answer: 'answer' };

const conversion: Conversion = {
  convert(values) {
    const names = values.has(NEW.answer) ? NEW : OLD;
    const own = ownFields(values);
    return [
      {
        ...own,
        question: spoken(values.get(names.question)),
        reference: contextsOf(values, names.reference),
        answer: spoken(values.get(names.answer)),
        metadata: restOf(values, [...Object.values(names), ...(own ? OWN : [])]),
      },
    ];
  },
};

/** Evaluation samples of Ragas. */
export const ragasPreset: Preset = {
  id: 'ragas',
  name: 'Ragas',
  rows: conversion,
  recognises: (file) =>
    hasColumns(...Object.values(NEW))(file) ||
    (hasColumns(...Object.values(OLD))(file) &&
      file.columns.some((column) => /^ground_truths?$/.test(column))),
  mapping: guessMapping,
};

/** What the studio writes beside the fields of Ragas; its gold follows from labels, which such a file does not hold. */
const OWN = ['id', 'generator', 'language', 'gold_verdict'];

function ownFields(values: Values): { id: string; generator: string | null; language: string } | null {
  if (!OWN.every((name) => values.has(name))) return null;
  const [id, generator, language] = OWN.map((name) => valueText(values.get(name)));
  return id && language ? { id, generator: generator || null, language } : null;
}

/** A table has the list of contexts in one cell, as JSON or as a data frame writes it. */
function contextsOf(values: Values, name: string): string {
  const given = values.get(name);
  const listed = listOf(given);
  const texts = listed.length === 0 && typeof given === 'string' ? pythonTexts(given) : null;
  return passagesOf(texts ?? (listed.length > 0 ? listed : given));
}

/** What was said; of a conversation its turns, one a line. */
const spoken = (value: unknown): string =>
  Array.isArray(value) ? conversationText(value) : valueText(value);
