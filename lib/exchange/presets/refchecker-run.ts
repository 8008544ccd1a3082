import type { Conversion, NativeSegment } from '../convert/conversion';
import { factLabelOf, type NativeLabel } from '../convert/labels';
import { claimPlaces } from '../convert/quoted-places';
import { hasColumns, listOf, passagesOf, restOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

// What `refchecker check` writes (refchecker/cli.py of amazon-science/RefChecker): its input with a label for each claim (`ys`) and what its
// aggregator makes of them (`Y`). Claims were called triplets before.
const LABELS: Record<string, NativeLabel> = {
  Entailment: factLabelOf('consistent'),
  Contradiction: factLabelOf('KCont'),
  Neutral: factLabelOf('Hallu'),
  Abstain: { fact: 'abstained', logic: 'not_judged', error_type: null },
};
const OWN = ['id', 'question', 'reference', 'response', 'generator', 'claims', 'triplets', 'ys', 'Y'];

const conversion: Conversion = {
  asks: { author: (fileName) => fileName.replace(/\.[^.]*$/, '') || undefined },
  convert(values, { told, note }) {
    const id = valueText(values.get('id'));
    const answer = valueText(values.get('response'));
    const labels = listOf(values.get('ys')).map(valueText);
    const claims = listOf(values.get('claims') ?? values.get('triplets')).map((claim) =>
      Array.isArray(claim) ? claim.map(valueText).join(' ') : valueText(claim),
    );
    const places = claimPlaces(answer, claims);
    const segments = claims.flatMap((text, at): NativeSegment[] => {
      const word = labels[at] ?? '';
      const label = LABELS[word];
      if (!label) note('label_unknown', word);
      // A claim in words of its own quotes no place of the answer.
      const place = places[at] ?? null;
      return label ? [{ text, spans: place ? [place] : [], ...label, note: word }] : [];
    });
    if (segments.length === 0) note('annotation_empty', id);
    const method = {
      id: 'refchecker-cli',
      version: told.author!,
      params: {},
      judges: ['fact' as const],
    };
    const annotation = { method, segments, note: `Y: ${valueText(values.get('Y'))}` };
    return [
      {
        ...(id !== '' && { id }),
        question: valueText(values.get('question')),
        reference: passagesOf(values.get('reference')),
        answer,
        generator: valueText(values.get('generator')) || null,
        metadata: restOf(values, OWN),
        annotations: segments.length > 0 ? [annotation] : [],
      },
    ];
  },
};

/** The columns of the studio's own file for RefChecker, whose labels are people's and no run, until RefChecker writes it anew. */
const OWN_FILE = ['id', 'question', 'reference', 'response', 'claims', 'ys', 'Y'].join();
const BY_PYTHON = /"response":\s/;

/** A run of RefChecker's own command line: predictions, by a method whose version is the name of the file unless somebody says another. */
export const refcheckerRunPreset: Preset = {
  id: 'refchecker-run',
  name: 'RefChecker (run)',
  rows: conversion,
  recognises: (file) =>
    ['json', 'jsonl'].includes(file.format) &&
    hasColumns('response', 'reference', 'Y', 'ys')(file) &&
    ['claims', 'triplets'].some((name) => file.columns.includes(name)) &&
    (file.columns.join() !== OWN_FILE || BY_PYTHON.test(file.text)),
  mapping: guessMapping,
};
