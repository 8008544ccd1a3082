import { describe, expect, it } from 'vitest';
import { NO_MAPPING, parseSettings } from '../dialect/settings';
import { missingFields } from './missing-fields';

const texts = { question: 'q', reference: 'r', answer: 'a' };
const missing = (mapping: object, more: object = {}) =>
  missingFields(
    parseSettings({
      ...{ format: 'table', encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', newline: 'lf' } },
      ...{ header: true, columns: ['q', 'r', 'a', 'verdict'], noQuestion: false, oneMeans: 'consistent' },
      ...{ preset: 'by-name', mapping: { ...NO_MAPPING, ...mapping }, ...more },
    }),
  );

describe('fields of a mapping that are missing', () => {
  it('are required ones without a column, or with one that is not there', () => {
    expect(missing({ ...texts, answer: null })).toEqual(['answer']);
    expect(missing({ ...texts, answer: 'answer' })).toEqual(['answer']);
    expect(missing({ ...texts, question: null }, { noQuestion: true })).toEqual([]);
  });

  it('are others for which a column was chosen that a table does not have', () => {
    expect(missing({ ...texts, label: 'verdict' })).toEqual([]);
    expect(missing({ ...texts, label: 'verdicts' })).toEqual(['label']);
    // A record further on may have it.
    expect(missing({ ...texts, label: 'verdicts' }, { format: 'jsonl' })).toEqual([]);
  });
});
