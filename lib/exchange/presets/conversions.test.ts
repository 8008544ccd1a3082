import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowConverter } from '../convert/convert-rows';
import { lineReader } from '../contents/native/parse/parse-lines';
import { Notes } from '../import/import-notes';
import { IMPORT_PRESETS } from './registry';

const CONVERTING = IMPORT_PRESETS.flatMap(({ id, rows }) => (typeof rows === 'string' ? [] : [{ id, rows }]));
/** Names that files of other tools have, so that arbitrary values come under them. */
const COLUMNS = [
  ...[
    'id',
    'source_id',
    'labels',
    'response',
    'model',
    'data',
    'annotations',
    'predictions',
    'result',
    'value',
  ],
  ...['claude2_response_kg', 'user_input', 'retrieved_contexts', 'hash', 'model_name', 'article', 'summary'],
  ...['summary_sentences', 'summary_sentences_annotations', 'decoded', 'expert_annotations', 'text', 'label'],
  ...['evidence_list', 'context', 'metadata', 'source', 'sample_id', 'workerId', 'answer_sentence_list'],
  ...['claims', 'triplets', 'ys', 'Y', 'question', 'reference'],
  ...['sentence-level-word-labels', 'answer', 'q.responses', 'q.responses.users', 'q.suggestion', 'entities'],
];
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 3, 'KCont', 'It is.', ''),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'start',
        'end',
        'text',
        'label',
        'labels',
        'result',
        'value',
        'id',
        'annotator',
        ...COLUMNS,
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

describe('every conversion', () => {
  it.each(CONVERTING)('of $id takes or rejects a row of any shape, and leaves it as it was', ({ rows }) => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...COLUMNS), json, { maxKeys: 12 }), (row) => {
        const notes = new Notes();
        const second = { find: () => new Map<string, unknown>(Object.entries(row)) };
        const before = structuredClone(row);
        const told = { author: 'Ann', label: 'consistent' } as const;
        const convert = rowConverter(rows, { told, second, unit: 'code_point', notes });
        const source = { line: 7, values: new Map(Object.entries(row)), fault: null, excerpt: 'row' };
        const made = convert(source);
        const units = lineReader('2026-01-01T00:00:00.000Z', { decided: true }).push(
          made.map((one, at) => ({ ...one, position: at + 1 })),
        );
        expect(row).toEqual(before);
        expect(units.map(({ sample, rejected }) => (sample === null ? rejected.length : 1))).toEqual(
          made.map(() => 1),
        );
        for (const { line, excerpt } of made) expect([line, excerpt]).toEqual([7, 'row']);
      }),
      { numRuns: 300 },
    );
  });
});
