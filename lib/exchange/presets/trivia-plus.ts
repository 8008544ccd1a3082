import type { Conversion } from '../convert/conversion';
import { answerLabelOf, labelOf, personAnnotation, type SaidLabel } from '../convert/labels';
import { sentencePlaces } from '../convert/quoted-places';
import { hasColumns, listOf, restOf, valueText } from '../convert/values';
import { fault } from '../parse/reject';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

const WORKERS = 'workerId';
const LABELS = 'sentence-level-word-labels';
const SENTENCES = 'answer_sentence_list';
const MAJORITY = 'sentence_level_majority_vote';

const WORDS: Record<string, SaidLabel> = {
  supports: 'consistent',
  contradicts: 'KCont',
  'not-mentioned': 'Hallu',
};
/** A sentence that makes no claim about the article, so that there is nothing to judge. */
const NO_CLAIM = 'supplementary';

const conversion: Conversion = {
  convert(values, { note }) {
    const workers = listOf(values.get(WORKERS)).map(valueText);
    const sentences = listOf(values.get(SENTENCES)).map(valueText);
    const rows = listOf(values.get(LABELS)).map((row) => listOf(row).map(valueText));
    // A list for each worker, unless only a list for each sentence fits.
    const byWorker = rows.length === workers.length && rows.every((row) => row.length === sentences.length);
    const wordOf = (worker: number, sentence: number): string =>
      (byWorker ? rows[worker]?.[sentence] : rows[sentence]?.[worker]) ?? '';
    const answer = valueText(values.get('answer'));
    const places = sentencePlaces(answer, sentences);
    const lost = places.findIndex(
      (place, at) => !place && workers.some((_, worker) => WORDS[wordOf(worker, at)]),
    );
    if (lost >= 0) return fault('offset', `${SENTENCES}[${lost}]`);
    const sample = valueText(values.get('question')).slice(0, 80);
    const people = workers.map((annotator, worker) => {
      const segments = places.flatMap((place, at) => {
        const word = wordOf(worker, at);
        const said = WORDS[word];
        if (word === NO_CLAIM) note('label_dropped', word);
        else if (!said && word !== '') note('label_unknown', word);
        return said && place ? [{ spans: [place], ...labelOf(said), note: word }] : [];
      });
      return { annotator, segments };
    });
    const votes = listOf(values.get(MAJORITY)).map(valueText);
    const failed = votes.some((vote) => (WORDS[vote] ?? 'consistent') !== 'consistent');
    // A sentence without a vote is none that anybody found to be right.
    const judged = votes.length > 0 && votes.every((vote) => WORDS[vote] || vote === NO_CLAIM);
    return [
      {
        question: valueText(values.get('question')),
        reference: valueText(values.get('article')),
        answer,
        generator: valueText(values.get('model')) || null,
        ...answerLabelOf(failed ? 'inconsistent' : judged ? 'consistent' : null),
        metadata: restOf(values, ['question', 'article', 'answer', 'model', WORKERS, LABELS, SENTENCES]),
        annotations: people
          .filter(({ segments }) => segments.length > 0)
          .map((annotation) => personAnnotation(annotation, sample, note)),
      },
    ];
  },
};

/** Trivia+: answers whose sentences several workers labelled. */
export const triviaPlusPreset: Preset = {
  id: 'trivia-plus',
  name: 'Trivia+',
  rows: conversion,
  recognises: hasColumns('article', 'answer', WORKERS, LABELS, SENTENCES),
  mapping: guessMapping,
};
