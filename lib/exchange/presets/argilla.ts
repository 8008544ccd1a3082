import type { Conversion, NativeAnnotation, Values } from '../convert/conversion';
import { labelNamed, personAnnotation, wordUnder } from '../convert/labels';
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
    const unjudged: Said[] = [];
    const read = (said: readonly Said[], judges: 'both' | 'fact') => {
      const regions = said.flatMap(regionsOfValue);
      const notes: Parameters<typeof note>[] = [];
      const found = segmentsOf(regions, texts, { place, note: (...one) => void notes.push(one), judges });
      if ('reason' in found) return found;
      if (found.segments.length > 0) {
        for (const one of notes) note(...one);
        return found;
      }
      // Nothing is left out: all that was said becomes metadata.
      for (const word of regions.flatMap(({ words }) => words)) note('label_unknown', word);
      note('annotation_empty', `${id}: ${said[0]!.by}`);
      unjudged.push(...said);
      return null;
    };
    const responses = responsesIn(values, questions);
    for (const { state } of responses)
      if (!isDone(state)) note(state === 'discarded' ? 'annotation_cancelled' : 'annotation_draft', id);
    const submitted = responses.filter(({ state }) => isDone(state));
    for (const [annotator, said] of byAuthor(submitted)) {
      const found = read(said, 'both');
      if (found && 'reason' in found) return found;
      if (found) annotations.push(personAnnotation({ annotator, ...found }, id, note));
    }
    for (const [agent, said] of byAuthor(suggestionsIn(values, questions))) {
      const found = read(said, 'fact');
      if (found && 'reason' in found) return found;
      const method = { id: 'argilla', version: agent, params: {}, judges: ['fact' as const] };
      if (found) annotations.push({ method, ...found, note: `${scoresOf(said)}${found.note}`.trim() });
    }
    return [{ ...sample, metadata: { ...texts.rest, ...wordsOf(unjudged) }, annotations }];
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

/** Drafts and discarded responses are no work that was finished. */
const isDone = (state: string): boolean => ['submitted', ''].includes(state);

/** What somebody, or an agent, answered to a question, and where the record has it: `at` in a list of several people's answers. */
interface Said {
  by: string;
  question: string;
  column: string;
  at: number | null;
  value: unknown;
  /** What the agent's score of a suggestion is, if anything. */
  score?: unknown;
}

/** What each person answered, and how far they are with it. */
function responsesIn(values: Values, questions: readonly string[]): (Said & { state: string })[] {
  return questions.flatMap((question) => {
    const column = `${question}.responses`;
    const [given, users, states] = ['', '.users', '.status'].map((part) =>
      listOf(values.get(`${column}${part}`)),
    );
    return given!.map((value, at) => ({
      ...{ by: valueText(users![at]) || 'annotator', question, column, at, value },
      state: valueText(states![at]),
    }));
  });
}

/** What each agent suggested. */
function suggestionsIn(values: Values, questions: readonly string[]): Said[] {
  return questions.flatMap((question) => {
    const column = `${question}.suggestion`;
    const value = values.get(column);
    const by = valueText(values.get(`${column}.agent`)) || 'unknown';
    const score = values.get(`${column}.score`);
    return value === undefined || value === null ? [] : [{ by, question, column, at: null, value, score }];
  });
}

function byAuthor(said: readonly Said[]): Map<string, Said[]> {
  const authors = new Map<string, Said[]>();
  for (const one of said) authors.set(one.by, [...(authors.get(one.by) ?? []), one]);
  return authors;
}

/** The scores of suggestions, one a line, of several each with its question. */
const scoresOf = (said: readonly Said[]): string =>
  said
    .filter(({ score }) => valueText(score) !== '')
    .map(({ question, score }) => [said.length > 1 ? `${question} ` : '', [score].flat().join(', ')])
    .map(([name, score]) => `${name}score: ${score}\n`)
    .join('');

/** Answers in which there is no verdict, as the file has them, by their columns. */
function wordsOf(said: readonly Said[]): Record<string, unknown> {
  const words: Record<string, unknown> = {};
  for (const { column, at, value, score } of said) {
    if (valueText(value) !== '') words[column] = at === null ? value : [...listOf(words[column]), value];
    if (valueText(score) !== '') words[`${column}.score`] = score;
  }
  return words;
}

/**
 * A value of a question is spans, one or more labels, a rating, or a text: a known label is one with spaces too, any other text with
 * spaces is a remark.
 */
function regionsOfValue({ value, question, column, at }: Said): Region[] {
  const path = at === null ? column : `${column}[${at}]`;
  const parts = Array.isArray(value) ? value : [value];
  const remarkOf = (part: unknown): Remark[] =>
    valueText(part) === '' ? [] : [{ by: question, text: valueText(part) }];
  return parts.map((part, index) => {
    const { start, end, label } = objectOf(part);
    if (start === undefined) {
      const word = typeof part === 'string' ? wordUnder(question, part) : '';
      return word !== '' && (labelNamed(word) !== null || !/\s/.test(word.trim()))
        ? { path, span: null, words: [word], remarks: [] }
        : { path, span: null, words: [], remarks: remarkOf(part) };
    }
    const span = { start: numberOf(start), end: numberOf(end), quote: null };
    return { path: `${path}[${index}]`, span, words: [valueText(label)], remarks: [] };
  });
}
