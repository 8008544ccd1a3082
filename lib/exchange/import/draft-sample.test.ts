import { describe, expect, it } from 'vitest';
import { UNREADABLE } from '../parse/decoder';
import { isFault, draftSample, unknownLabels } from './draft-sample';
import { fault } from '../parse/reject';
import { type ImportSettings, NO_MAPPING } from '../dialect/settings';

const SETTINGS: ImportSettings = {
  format: 'json',
  encoding: 'utf-8',
  dialect: { delimiter: ',', quote: '"', newline: 'lf' },
  header: true,
  columns: ['q', 'r', 'a', 'id', 'lang', 'label', 'type'],
  mapping: {
    ...NO_MAPPING,
    question: 'q',
    reference: 'r',
    answer: 'a',
    id: 'id',
    language: 'lang',
    label: 'label',
    errorType: 'type',
  },
  noQuestion: false,
  oneMeans: 'consistent',
  preset: 'by-name',
};
const read = (values: Record<string, unknown>, change: Partial<ImportSettings> = {}) =>
  draftSample(
    { line: 2, values: new Map(Object.entries(values)), fault: null, excerpt: '' },
    { ...SETTINGS, ...change },
  );
const metadata = (values: Record<string, unknown>): unknown => {
  const got = read({ a: 'answer', ...values });
  return isFault(got) ? got : JSON.parse(got.metadata);
};

describe('draftSample', () => {
  it('keeps texts to the last character and derives the rest', () => {
    expect(read({ q: ' q ', r: '这条河长 120 公里。\n', a: '\t很长  ' })).toEqual({
      question: ' q ',
      reference: '这条河长 120 公里。\n',
      answer: '\t很长  ',
      // printf ' q \0这条河长 120 公里。\n\0\t很长  ' | sha256sum
      textHash: 'ad9c154cae86adbd2372a885813a3b2311ca05ffbe614c0ae265ef5229c1a643',
      externalId: 'sha256-ad9c154cae86adbd2372a885',
      language: 'zh',
      generator: null,
      coarseLabel: null,
      coarseType: null,
      metadata: '{}',
      pedigree: null,
    });
  });

  it('keeps numbers as ids, digit for digit', () => {
    expect(read({ a: 'x', id: 7 })).toMatchObject({ externalId: '7' });
    expect(read({ a: 'x', id: ' 007 ' })).toMatchObject({ externalId: '007' });
    expect(read({ a: 'x', id: '12345678901234567890' })).toMatchObject({
      externalId: '12345678901234567890',
    });
  });

  it('joins lists of passages by lines, and writes other JSON as it is', () => {
    expect(read({ a: 'x', r: ['one', 'two'] })).toMatchObject({ reference: 'one\ntwo' });
    expect(read({ a: 'x', r: [{ t: 1 }] })).toMatchObject({ reference: '[{"t":1}]' });
    expect(read({ a: true, r: null })).toMatchObject({ answer: 'true', reference: '' });
  });

  it('reads labels, and keeps the word of one that nobody understood', () => {
    expect(read({ a: 'x', label: 1, type: 'Hallucination' })).toMatchObject({
      coarseLabel: 'consistent',
      coarseType: 'Hallu',
      metadata: '{}',
    });
    expect(read({ a: 'x', label: '1' }, { oneMeans: 'inconsistent' })).toMatchObject({
      coarseLabel: 'inconsistent',
    });
    expect(read({ a: 'x', label: 'so-so' })).toMatchObject({
      coarseLabel: null,
      metadata: '{"label":"so-so"}',
    });
  });

  it('names the words of label and type that nobody understood, long ones cut; none that are blank or known', () => {
    const unknown = (label: unknown, type: unknown) =>
      unknownLabels(
        new Map([
          ['label', label],
          ['type', type],
        ]),
        SETTINGS,
      );
    expect(unknown('maybe', 'x'.repeat(200))).toEqual(['maybe', 'x'.repeat(80)]);
    expect(unknown(' ', null)).toEqual([]);
    expect(unknown(1, 'Hallucination')).toEqual([]);
  });

  it('takes a language that is given and tells it from the script otherwise', () => {
    expect(read({ a: '你好', lang: 'zh_CN' })).toMatchObject({ language: 'zh' });
    expect(read({ a: 'Ja', lang: 'de' })).toMatchObject({ language: 'de' });
    expect(read({ a: '你好', lang: 'Chinese (simplified)' })).toMatchObject({ language: 'zh' });
    expect(read({ a: '42', r: 'forty-two' })).toMatchObject({ language: 'en' });
    expect(read({ a: '42' })).toMatchObject({ language: 'und' });
  });

  it('keeps every other column, however deep', () => {
    const deep = { k: [{ k: [{ k: [1.5, null, true, '中'] }] }] };
    expect(metadata({ meta: deep, '2': 'two', __proto__key: 1 })).toEqual({
      meta: deep,
      '2': 'two',
      __proto__key: 1,
    });
  });

  it('hands on what was wrong with the row', () => {
    const broken = fault('columns', null, { expected: 3, found: 2 });
    expect(draftSample({ line: 1, values: new Map(), fault: broken, excerpt: '' }, SETTINGS)).toBe(broken);
  });

  it.each([
    ['an empty answer', { a: ' \n' }, fault('answer_empty', 'a')],
    ['a NUL', { a: 'x', r: 'a\0b' }, fault('nul', 'r')],
    ['half a pair', { a: 'x\ud83d' }, fault('lone_surrogate', 'a')],
    ['unreadable bytes', { a: 'x', q: `x${UNREADABLE}` }, fault('bytes', 'q')],
    ['a long id', { a: 'x', id: 'i'.repeat(513) }, fault('too_long', 'id', { limit: 512 })],
    ['a long answer', { a: 'x'.repeat(1_000_001) }, fault('too_long', 'a', { limit: 1_000_000 })],
    ['a NUL in metadata', { a: 'x', meta: { k: ['a\0b'] } }, fault('nul', 'meta')],
    ['half a pair in metadata', { a: 'x', m: 'ok', n: '\ude00' }, fault('lone_surrogate', 'n')],
    ['unreadable bytes in metadata', { a: 'x', m: UNREADABLE }, fault('bytes', 'm')],
    ['a NUL in a key', { a: 'x', 'k\0': 1 }, fault('nul', null)],
    ['long metadata', { a: 'x', m: 'm'.repeat(1_000_000) }, fault('too_long', null, { limit: 1_000_000 })],
  ])('rejects %s by column', (_name, values, expected) => {
    expect(read(values)).toEqual(expected);
  });

  it('tells an escape that is text from a character that cannot be stored', () => {
    expect(metadata({ m: 'a \\u0000 b \\ud83d c' })).toEqual({ m: 'a \\u0000 b \\ud83d c' });
    expect(metadata({ m: 'a \\\\u0000 😀' })).toEqual({ m: 'a \\\\u0000 😀' });
    expect(metadata({ m: '\\\0' })).toEqual(fault('nul', 'm'));
  });
});
