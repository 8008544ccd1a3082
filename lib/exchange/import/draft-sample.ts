import { idFromHash, textHash } from '@/lib/sample/identity';
import { isStorable, toStorable } from '@/lib/storable';
import { detectLanguage } from '@/lib/text/script';
import type { ErrorType } from '@/lib/typology/error-type';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import { readErrorType, parseLabelWord } from '../presets/label-coding';
import { LIMITS } from '../parse/limits';
import { fault, type Fault } from '../parse/reject';
import { UNREADABLE } from '../parse/decoder';
import { BinaryCell } from '../parse/parquet/binary-cell';
import { CellError, shownError } from '../parse/xlsx/cell-error';
import type { SourceRow } from '../parse/parse-rows';
import type { ImportSettings } from '../dialect/settings';

/** A sample as a file gives it, checked and ready to be stored. */
export interface SampleDraft {
  externalId: string;
  textHash: string;
  question: string;
  reference: string;
  answer: string;
  language: string;
  generator: string | null;
  coarseLabel: Verdict | null;
  coarseType: ErrorType | null;
  /** JSON object of every column that is nothing else. */
  metadata: string;
  /** JSON of how it was constructed; null where it was not. */
  pedigree: string | null;
}

type TextField = 'question' | 'reference' | 'answer' | 'id' | 'generator' | 'language';

/** A row's sample, or the reason why it is not one. Texts are kept to the last character. */
export function draftSample(row: SourceRow, settings: ImportSettings): SampleDraft | Fault {
  if (row.fault) return row.fault;
  const { mapping } = settings;
  const take = (field: TextField): string =>
    cellText(mapping[field] === null ? '' : row.values.get(mapping[field]));
  const texts = {
    question: take('question'),
    reference: take('reference'),
    answer: take('answer'),
    id: take('id').trim(),
    generator: take('generator').trim(),
    language: take('language').trim(),
  };
  const rest = restOf(row.values, settings);
  const problem = textFault(texts, settings) ?? restFault(rest);
  if (problem) return problem;
  const hash = textHash(texts.question, texts.reference, texts.answer);
  const labelWord = mapping.label === null ? '' : cellText(row.values.get(mapping.label));
  const typeWord = mapping.errorType === null ? '' : cellText(row.values.get(mapping.errorType));
  return {
    externalId: texts.id === '' ? idFromHash(hash) : texts.id,
    textHash: hash,
    question: texts.question,
    reference: texts.reference,
    answer: texts.answer,
    language: languageOf(texts.language, texts.answer, texts.reference),
    generator: texts.generator === '' ? null : texts.generator,
    coarseLabel: parseLabelWord(labelWord, settings.oneMeans),
    coarseType: readErrorType(typeWord),
    metadata: `{${rest.map(([, json]) => json).join(',')}}`,
    pedigree: null,
  };
}

export const isFault = (read: SampleDraft | Fault): read is Fault => 'reason' in read;

/** The text of a cell: lists of passages become lines, other JSON stays JSON. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (value instanceof CellError || value instanceof BinaryCell) return value.marked;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Longer words are no labels, but texts in a wrong column. */
const SHOWN_WORD = 80;

/** The words of a row's label and error type that mean nothing here. */
export const unknownLabels = (values: SourceRow['values'], settings: ImportSettings): string[] =>
  unreadLabels(values, settings).flatMap(([, word]) => word.trim().slice(0, SHOWN_WORD).toWellFormed() || []);

/** The columns of label and error type whose words nobody understands, with these. */
function unreadLabels(
  values: SourceRow['values'],
  { mapping, oneMeans }: ImportSettings,
): [column: string, word: string][] {
  const readers = [
    [mapping.label, (word: string) => parseLabelWord(word, oneMeans)],
    [mapping.errorType, readErrorType],
  ] as const;
  return readers.flatMap(([column, read]): [string, string][] => {
    const word = column === null ? '' : cellText(values.get(column));
    return column !== null && word !== '' && read(word) === null ? [[column, word]] : [];
  });
}

/** Columns without a field, and words of a label that nobody understood, so that nothing is lost. */
function restOf(values: SourceRow['values'], settings: ImportSettings): [string, string][] {
  const kept = new Set<string | null>(Object.values(settings.mapping));
  for (const [column] of unreadLabels(values, settings)) kept.delete(column);
  return [...values]
    .filter(([column, value]) => !kept.has(column) && !(value instanceof BinaryCell))
    .map(([column, value]) => [column, `${JSON.stringify(column)}:${JSON.stringify(value)}`]);
}

/** An escape that JSON.stringify writes for what the database cannot hold, and no such text after a real backslash. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f][\da-f]{2})/;

function restFault(rest: [column: string, json: string][]): Fault | null {
  let length = 2;
  for (const [column, json] of rest) {
    const code = json.includes('\\u') ? UNSTORABLE.exec(json)?.[1] : undefined;
    const name = isStorable(column) ? column : null;
    if (code === '0000') return fault('nul', name);
    if (code !== undefined) return fault(code === 'dcff' ? 'bytes' : 'lone_surrogate', name);
    length += json.length + 1;
  }
  return length > LIMITS.metadata ? fault('too_long', null, { limit: LIMITS.metadata }) : null;
}

function textFault(texts: Record<TextField, string>, { mapping }: ImportSettings): Fault | null {
  for (const [field, text] of Object.entries(texts) as [TextField, string][]) {
    const column = mapping[field];
    const wellFormed = text.isWellFormed();
    const error = wellFormed ? null : shownError(text);
    if (error !== null) return fault('formula', column, { found: toStorable(error).text });
    if (!wellFormed && text.includes(UNREADABLE)) return fault('bytes', column);
    if (text.includes('\0')) return fault('nul', column);
    if (!wellFormed) return fault('lone_surrogate', column);
    if (text.length > LIMITS[field]) return fault('too_long', column, { limit: LIMITS[field] });
  }
  return texts.answer.trim() === '' ? fault('answer_empty', mapping.answer) : null;
}

/** The language that is said in a form that the studio knows; else that of the texts. */
export function languageOf(given: string, answer: string, reference: string): string {
  if (/^[a-z]{2,3}([-_][a-z0-9]+)*$/i.test(given))
    return given
      .replaceAll('_', '-')
      .toLowerCase()
      .replace(/^(zh|en)-.*/, '$1');
  return detectLanguage(answer) ?? detectLanguage(reference) ?? 'und';
}
