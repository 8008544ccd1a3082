import type { Conversion, Values } from '../convert/conversion';
import { personAnnotation } from '../convert/labels';
import { type Region, segmentsOf } from '../convert/region-segments';
import { sampleOfTask, textsOfTask } from '../convert/task-texts';
import { listOf, numberOf, objectOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** What doccano writes itself; all else is the metadata that the texts came with. */
const OWN = ['id', 'label', 'labels', 'cats', 'entities', 'relations', 'Comments'];
/** A list of spans, by which a file without comments is known. */
const SPANS = /"labels?"\s*:\s*\[\s*\[\s*\d+\s*,\s*\d+\s*,\s*"/;
/** Names of files that hold the work of everybody, or of nobody known. */
const NOBODY = /^(all|unknown|file)$/i;

const conversion: Conversion = {
  asks: {
    author(fileName) {
      const name = fileName.replace(/\.[^.]*$/, '');
      return name === '' || NOBODY.test(name) ? undefined : name;
    },
  },
  convert(values, { told, place, note }) {
    const fields = Object.fromEntries([...values].filter(([name]) => !OWN.includes(name)));
    // Version 1.5 wrote the text as "data".
    const labelled = values.has('text') ? 'text' : 'data';
    const texts = textsOfTask(fields, labelled);
    const sample = sampleOfTask(texts, values.get('id'));
    const name = sample.id ?? texts.answer.slice(0, 40);
    const read = segmentsOf(regionsIn(values), texts, { place, note, judges: 'both' });
    if ('reason' in read) return read;
    const remarks = listOf(values.get('Comments')).map(valueText);
    const annotation = {
      annotator: told.author!,
      segments: read.segments,
      note: [read.note, ...remarks].join('\n').trim(),
    };
    if (read.segments.length === 0) note('annotation_empty', name);
    if (read.segments.length === 0 && remarks.length > 0) note('label_dropped', 'Comments');
    if (listOf(values.get('relations')).length > 0) note('label_dropped', 'relations');
    return [
      {
        ...sample,
        metadata: texts.rest,
        annotations: read.segments.length > 0 ? [personAnnotation(annotation, name, note)] : [],
      },
    ];
  },
};

/** JSON Lines of doccano: texts with spans or with labels of the whole; whose they are, the file's name says. */
export const doccanoPreset: Preset = {
  id: 'doccano',
  name: 'doccano',
  rows: conversion,
  recognises({ format, columns, text }) {
    const has = (column: string): boolean => columns.includes(column);
    const own = has('id') && ['Comments', 'entities'].some(has);
    return format !== 'table' && ['text', 'data'].some(has) && (own || SPANS.test(text));
  },
  mapping: guessMapping,
};

/** Spans as [start, end, label] or as objects, and labels of the whole text. */
function regionsIn(values: Values): Region[] {
  const given = ['label', 'labels', 'cats', 'entities'].flatMap((name) =>
    listOf(values.get(name)).map((one, at) => ({ one, path: `${name}[${at}]` })),
  );
  return given.map(({ one, path }) => {
    const { label, start_offset, end_offset } = objectOf(one);
    const [start, end, word] = Array.isArray(one) ? (one as unknown[]) : [start_offset, end_offset, label];
    const span = { start: numberOf(start), end: numberOf(end), quote: null };
    return start === undefined
      ? { path, span: null, words: [valueText(one)], remarks: [] }
      : { path, span, words: [valueText(word)], remarks: [] };
  });
}
