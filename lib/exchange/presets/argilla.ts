import type { Conversion, NativeAnnotation, Values } from '../convert/conversion';
import { personAnnotation, wordUnder } from '../convert/labels';
import { type Region, type Remark, segmentsOf } from '../convert/region-segments';
import { sampleOfTask, textsOfTask } from '../convert/task-texts';
import { listOf, numberOf, objectOf, valueText } from '../convert/values';
import { fault } from '../parse/reject';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** Columns that belong to a question of the form: what people answered, and what a model suggested. */
const OF_QUESTION = /^(.+)\.(?:responses(?:\.users|\.status)?|suggestion(?:\.score|\.agent)?)$/;

const conversion: Conversion = {
  convert(values, { place, note }) {
    const questions = [...new Set([...values.keys()].flatMap((name) => OF_QUESTION.exec(name)?.[1] ?? []))];
    const own = [...values].filter(([name]) => !OF_QUESTION.test(name) && !['id', 'status'].includes(name));
    const texts = textsOfTask(Object.fromEntries(own));
    const sample = sampleOfTask(texts, values.get('id'));
    const id = sample.id ?? '';
    if (texts.answer === '') return fault('missing', 'answer');
    const annotations: NativeAnnotation[] = [];
    for (const [annotator, regions] of responsesIn(values, questions)) {
      const read = segmentsOf(regions, texts, { place, note, judges: 'both' });
      if ('reason' in read) return read;
      if (read.segments.length === 0) note('annotation_empty', `${id}: ${annotator}`);
      else annotations.push(personAnnotation({ annotator, ...read }, id, note));
    }
    for (const [agent, regions] of suggestionsIn(values, questions)) {
      const read = segmentsOf(regions, texts, { place, note, judges: 'fact' });
      if ('reason' in read) return read;
      const method = { id: 'argilla', version: agent, params: {}, judges: ['fact' as const] };
      if (read.segments.length > 0) annotations.push({ method, ...read });
    }
    return [{ ...sample, metadata: texts.rest, annotations }];
  },
};

/** Records of Argilla as it writes them flat: fields, then each question's responses and suggestion. */
export const argillaPreset: Preset = {
  id: 'argilla',
  name: 'Argilla',
  rows: conversion,
  recognises: ({ columns }) =>
    columns.includes('id') && columns.some((column) => column.endsWith('.responses.users')),
  mapping: guessMapping,
};

/** What each person submitted; drafts and discarded responses are no work that was finished. */
function responsesIn(values: Values, questions: readonly string[]): Map<string, Region[]> {
  const people = new Map<string, Region[]>();
  for (const question of questions) {
    const [given, users, states] = ['', '.users', '.status'].map((part) =>
      listOf(values.get(`${question}.responses${part}`)),
    );
    for (const [at, value] of given!.entries()) {
      if (valueText(states![at] ?? 'submitted') !== 'submitted') continue;
      const person = valueText(users![at]) || 'annotator';
      const regions = regionsOfValue(value, question, `${question}.responses[${at}]`);
      people.set(person, [...(people.get(person) ?? []), ...regions]);
    }
  }
  return people;
}

/** What each agent suggested. */
function suggestionsIn(values: Values, questions: readonly string[]): Map<string, Region[]> {
  const agents = new Map<string, Region[]>();
  for (const question of questions) {
    const value = values.get(`${question}.suggestion`);
    if (value === undefined || value === null) continue;
    const agent = valueText(values.get(`${question}.suggestion.agent`)) || 'unknown';
    const regions = regionsOfValue(value, question, `${question}.suggestion`);
    agents.set(agent, [...(agents.get(agent) ?? []), ...regions]);
  }
  return agents;
}

/** A value of a question is spans, one or more labels, a rating, or a text; what is neither a span nor a label is a remark. */
function regionsOfValue(value: unknown, question: string, path: string): Region[] {
  const parts = Array.isArray(value) ? value : [value];
  const remarkOf = (part: unknown): Remark[] =>
    valueText(part) === '' ? [] : [{ by: question, text: valueText(part) }];
  return parts.map((part, at) => {
    const { start, end, label } = objectOf(part);
    if (start === undefined)
      return typeof part === 'string' && !/\s/.test(part.trim())
        ? { path, span: null, words: [wordUnder(question, part)], remarks: [] }
        : { path, span: null, words: [], remarks: remarkOf(part) };
    const span = { start: numberOf(start), end: numberOf(end), quote: null };
    return { path: `${path}[${at}]`, span, words: [valueText(label)], remarks: [] };
  });
}
