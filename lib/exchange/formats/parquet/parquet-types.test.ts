import { describe, expect, it } from 'vitest';
import type { Column } from '../column';
import { huggingFaceInfo, parquetSchema, parquetTypeText } from './parquet-types';

const COLUMNS: Column[] = [
  { name: 'text', type: 'string' },
  { name: 'at', type: 'timestamp' },
  { name: 'metadata', type: 'json' },
  { name: 'spans', type: 'json', nested: { list: { list: 'integer' } } },
  { name: 'made', type: 'json', nested: { struct: { by: 'string', sure: 'boolean', score: 'number' } } },
];
const optional = { repetition_type: 'OPTIONAL' } as const;
const string = { ...optional, type: 'BYTE_ARRAY', converted_type: 'UTF8' };
const list = { ...optional, converted_type: 'LIST', num_children: 1 };
const repeated = { name: 'list', repetition_type: 'REPEATED', num_children: 1 };

describe('parquetSchema', () => {
  it('has every column and every part of it as one that may be empty; JSON without a nested type is a text', () => {
    expect(parquetSchema(COLUMNS)).toEqual([
      { name: 'root', num_children: 5 },
      { name: 'text', ...string },
      {
        name: 'at',
        ...optional,
        type: 'INT64',
        converted_type: 'TIMESTAMP_MILLIS',
        logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
      },
      { name: 'metadata', ...string },
      { name: 'spans', ...list },
      repeated,
      { name: 'element', ...list },
      repeated,
      { name: 'element', ...optional, type: 'INT32' },
      { name: 'made', ...optional, num_children: 3 },
      { name: 'by', ...string },
      { name: 'sure', ...optional, type: 'BOOLEAN' },
      { name: 'score', ...optional, type: 'DOUBLE' },
    ]);
  });
});

describe('huggingFaceInfo', () => {
  it('describes lists by their feature, so that lists of structs stay lists', () => {
    const value = (dtype: string) => ({ dtype, _type: 'Value' });
    expect(huggingFaceInfo(COLUMNS)).toEqual({
      info: {
        features: {
          text: value('string'),
          at: value('timestamp[ms, tz=UTC]'),
          metadata: value('string'),
          spans: [[value('int32')]],
          made: { by: value('string'), sure: value('bool'), score: value('float64') },
        },
      },
    });
  });
});

describe('parquetTypeText', () => {
  it('says what a column is in the words of Arrow', () => {
    expect(COLUMNS.map(parquetTypeText)).toEqual([
      'string',
      'timestamp[ms, tz=UTC]',
      'string',
      'list<list<int32>>',
      'struct<by: string, sure: bool, score: float64>',
    ]);
  });
});
