import { describe, expect, it } from 'vitest';
import { detectSettings, settingsFor } from './detect';
import { missingFields } from '../import/missing-fields';
import { MOST_COLUMNS } from './settings';

const headOf = (text: string, whole = true) => ({ bytes: Buffer.from(text), whole });
const detect = (text: string) => detectSettings(headOf(text))!;

describe('detectSettings', () => {
  it('the columns of Face4RAG: need no mapping', () => {
    const settings = detect('question,ref,answer,id\r\nq,r,a,1\r\n');
    expect(settings).toMatchObject({
      format: 'table',
      encoding: 'utf-8',
      header: true,
      columns: ['question', 'ref', 'answer', 'id'],
      mapping: { question: 'question', reference: 'ref', answer: 'answer', id: 'id', label: null },
    });
    expect(missingFields(settings)).toEqual([]);
  });

  it('says which columns are missing', () => {
    expect(missingFields(detect('question,a,b\n1,2,3\n'))).toEqual(['reference', 'answer']);
  });

  it('knows JSON Lines, arrays and objects that hold the rows', () => {
    const row = '{"question":"q","context":"c","answer":"a"}';
    expect(detect(`${row}\n${row}\n`)).toMatchObject({ format: 'jsonl' });
    expect(detect(row)).toMatchObject({ format: 'jsonl', columns: ['question', 'context', 'answer'] });
    expect(detect(`  [${row},${row}]`)).toMatchObject({ format: 'json' });
    expect(detect(`{"version":1,"data":[${row}]}`)).toMatchObject({
      format: 'json',
      columns: ['question', 'context', 'answer'],
    });
    expect(detect(JSON.stringify({ data: [JSON.parse(row)] }, null, 2))).toMatchObject({ format: 'json' });
    expect(detect(JSON.stringify(JSON.parse(row), null, 2))).toMatchObject({
      format: 'json',
      columns: ['question', 'context', 'answer'],
    });
  });

  it('knows JSON Lines whose first line is broken', () => {
    const row = '{"question":"q","context":"c","answer":"a"}';
    expect(detect(`{"question":"q"\n${row}\n${row}\n`)).toMatchObject({ format: 'jsonl' });
  });

  it('a row that the head cuts off: is ignored', () => {
    const row = '{"question":"q","context":"c","answer":"a"}';
    const cut = (text: string) => detectSettings(headOf(text, false))!;
    expect(cut(`${row}\n{"question":"q","con`)).toMatchObject({
      format: 'jsonl',
      columns: ['question', 'context', 'answer'],
    });
    expect(cut(`[${row},{"late":"q","con`)).toMatchObject({
      format: 'json',
      columns: ['question', 'context', 'answer'],
    });
    expect(cut('{"question":"q","con').columns).toEqual([]);
  });

  it('gathers the keys of many rows, without those that cannot be stored', () => {
    const { columns } = detect('{"a":1}\n{"b":2,"a":3}\n{"x\\u0000":1}\n{"\\ud83d":1}\nbroken\n{"c":1}\n');
    expect(columns).toEqual(['a', 'b', 'c']);
  });

  it('takes the header from the first row that can be read', () => {
    expect(detect('a,"never closed\nquestion,answer\nq,a\n').columns).toEqual(['question', 'answer']);
  });

  it('more columns than the limit: are cut off', () => {
    expect(detect(`${'a,'.repeat(5_000)}b\n`).columns).toHaveLength(MOST_COLUMNS);
  });

  it('keeps what was chosen by hand', () => {
    const head = headOf('q;r;a\n1;2;3\n');
    const dialect = { delimiter: ',', quote: '"', newline: 'lf' } as const;
    expect(settingsFor(head, 'utf-8', { dialect }).columns).toEqual(['q;r;a']);
    expect(settingsFor(head, 'utf-8', { header: false }).columns).toEqual([
      'column 1',
      'column 2',
      'column 3',
    ]);
  });

  it('reads a column that speaks of errors the other way round', () => {
    expect(detect('question,ref,answer,label\n').oneMeans).toBe('consistent');
    expect(detect('question,ref,answer,is_hallucinated\n').oneMeans).toBe('inconsistent');
  });
});
