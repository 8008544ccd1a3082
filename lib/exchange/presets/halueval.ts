import type { Conversion, NativeLine, Values } from '../convert/conversion';
import { answerLabelOf } from '../convert/labels';
import { hasColumns, listOf, restOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** The columns of each task: a good and a hallucinated answer stand in one row. */
const TASKS = [
  { question: 'question', reference: 'knowledge', good: 'right_answer', bad: 'hallucinated_answer' },
  {
    question: 'dialogue_history',
    reference: 'knowledge',
    good: 'right_response',
    bad: 'hallucinated_response',
  },
  { question: null, reference: 'document', good: 'right_summary', bad: 'hallucinated_summary' },
] as const;

const conversion: Conversion = {
  convert(values) {
    const task = TASKS.find(({ good, bad }) => values.has(good) && values.has(bad)) ?? TASKS[0];
    const sample = (name: string, said: 'consistent' | 'inconsistent'): NativeLine => ({
      question: task.question === null ? '' : valueText(values.get(task.question)),
      reference: valueText(values.get(task.reference)),
      answer: valueText(values.get(name)),
      ...answerLabelOf(said),
      metadata: restOf(
        values,
        Object.values(task).flatMap((column) => column ?? []),
      ),
    });
    return [sample(task.good, 'consistent'), sample(task.bad, 'inconsistent')];
  },
};

/** HaluEval: questions, dialogues and articles, each with a right answer and one that was made wrong. */
export const haluevalPreset: Preset = {
  id: 'halueval',
  name: 'HaluEval',
  rows: conversion,
  recognises: (file) => TASKS.some(({ reference, good, bad }) => hasColumns(reference, good, bad)(file)),
  mapping: guessMapping,
};

const general: Conversion = {
  convert(values, { note }) {
    const word = wordOf(values);
    const said = /^yes$/i.test(word) ? 'inconsistent' : /^no$/i.test(word) ? 'consistent' : null;
    if (said === null) note('label_unknown', word);
    // Judged by what people know, without a text to hold them against: they are no segments that fail a reference.
    if (listOf(values.get('hallucination_spans')).length > 0) note('label_dropped', 'hallucination_spans');
    return [
      {
        id: valueText(values.get('ID')),
        question: valueText(values.get('user_query')),
        reference: '',
        answer: valueText(values.get('chatgpt_response')),
        generator: 'ChatGPT',
        ...answerLabelOf(said),
        metadata: restOf(values, ['ID', 'user_query', 'chatgpt_response']),
      },
    ];
  },
};

/** HaluEval's responses to general queries: labelled by people, with no reference. */
export const haluevalGeneralPreset: Preset = {
  id: 'halueval-general',
  name: 'HaluEval (general)',
  rows: general,
  recognises: hasColumns('user_query', 'chatgpt_response'),
  mapping: guessMapping,
};

/** The column has another name in the file than in the words about it. */
const wordOf = (values: Values): string =>
  valueText(values.get('hallucination') ?? values.get('hallucination_label'));
