import type { Conversion } from '../convert/conversion';
import { answerLabelOf, type SaidLabel } from '../convert/labels';
import { hasColumns, listOf, restOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

const LABELS: Record<string, SaidLabel> = {
  SUPPORTS: 'consistent',
  REFUTES: 'KCont',
  'NOT ENOUGH INFO': 'Hallu',
};
const USED = ['id', 'context', 'response', 'evidence_list', 'evidence_touse', 'response_label', 'data_type'];
/** A piece of evidence is a list of title, address and text. */
const TEXT = 2;

const conversion: Conversion = {
  convert(values, { note }) {
    const id = valueText(values.get('id'));
    const word = valueText(values.get('response_label'));
    // Small talk claims nothing that evidence could bear out, so that nothing is missing from it.
    const personal = values.get('type_label') === 'personal';
    const said = personal ? null : (LABELS[word] ?? null);
    if (said === null)
      note(personal ? 'label_dropped' : 'label_unknown', personal ? `personal: ${word}` : word);
    const kept = said === null ? { response_label: word } : {};
    return [
      {
        id,
        question: valueText(values.get('context')),
        reference: listOf(values.get('evidence_list'))
          .map((evidence) => valueText(listOf(evidence)[TEXT]))
          .filter((text) => text !== '')
          .join('\n'),
        answer: valueText(values.get('response')),
        generator: valueText(values.get('data_type')) || null,
        ...answerLabelOf(said),
        metadata: { ...restOf(values, USED), ...kept },
      },
    ];
  },
};

/** DialFact: responses of dialogues that evidence supports, refutes or does not suffice for. */
export const dialfactPreset: Preset = {
  id: 'dialfact',
  name: 'DialFact',
  rows: conversion,
  recognises: hasColumns('context', 'response', 'evidence_list', 'response_label'),
  mapping: guessMapping,
};
