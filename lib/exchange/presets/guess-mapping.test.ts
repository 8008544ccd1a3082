import { describe, expect, it } from 'vitest';
import { guessMapping, knownNames } from './guess-mapping';
import { NO_MAPPING } from '../dialect/settings';

describe('guessMapping', () => {
  it('knows the names of common data sets', () => {
    expect(guessMapping(['id', 'user_input', 'retrieved_contexts', 'response'])).toEqual({
      ...NO_MAPPING,
      id: 'id',
      question: 'user_input',
      reference: 'retrieved_contexts',
      answer: 'response',
    });
    expect(guessMapping(['编号', '问题', '参考文本', '回答', '是否幻觉', '错误类型'])).toEqual({
      ...NO_MAPPING,
      id: '编号',
      question: '问题',
      reference: '参考文本',
      answer: '回答',
      label: '是否幻觉',
      errorType: '错误类型',
    });
  });

  it('does not mind case, width, spaces and dashes', () => {
    expect(guessMapping(['Ｑｕｅｓｔｉｏｎ', 'Ref-Text', 'Source Text', 'Model_Answer'])).toMatchObject({
      question: 'Ｑｕｅｓｔｉｏｎ',
      reference: 'Source Text',
      answer: 'Model_Answer',
    });
  });

  it('prefers the better name and uses a column once', () => {
    expect(guessMapping(['prompt', 'question', 'context', 'reference', 'output', 'answer'])).toMatchObject({
      question: 'question',
      reference: 'reference',
      answer: 'answer',
    });
    expect(guessMapping(['question', 'question', 'ref', 'answer']).question).toBe('question');
  });

  it('believes general names only beside reference and answer', () => {
    expect(guessMapping(['title', 'type', 'index'])).toEqual(NO_MAPPING);
    expect(guessMapping(['title', 'context', 'answer', 'type', 'index'])).toMatchObject({
      question: 'title',
      errorType: 'type',
      id: 'index',
    });
  });
});

describe('knownNames', () => {
  it('counts them', () => {
    expect(knownNames(['question', 'REF', 'foo', '回答', ''])).toBe(3);
  });
});
