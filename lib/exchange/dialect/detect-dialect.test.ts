import { describe, expect, it } from 'vitest';
import { detectDialect } from './detect-dialect';

describe('detectDialect', () => {
  it.each([
    ['comma', 'question,ref,answer\nq;1,r;2,a;3\n', ','],
    ['semicolon', 'question;ref;answer\n"1,5";"2,5";"3,5"\n', ';'],
    ['tab', 'question\tref\tanswer\na,b,c\td\te\n', '\t'],
    ['bar', 'question|ref|answer\na,b|c,d|e,f\n', '|'],
  ])('%s', (_name, text, delimiter) => {
    expect(detectDialect(text)).toEqual({ delimiter, quote: '"', newline: 'lf' });
  });

  it('counts what is within quotes as text', () => {
    expect(detectDialect('id;text\n1;"a, b, c"\n2;"d, e, f"\n').delimiter).toBe(';');
    expect(detectDialect('question,answer\n"a;b;c;d","x\ny"\n').delimiter).toBe(',');
  });

  it('knows single quotes, and an apostrophe that is none', () => {
    expect(detectDialect("'question','ref','answer'\n'a, b','c','d'\n")).toEqual({
      delimiter: ',',
      quote: "'",
      newline: 'lf',
    });
    expect(detectDialect("question,answer\n'tis so,yes\nno,'twas\n").quote).toBe('"');
  });

  it('takes a quote between tabs for a character where none is used for quoting', () => {
    expect(detectDialect('question\tanswer\n"so he said\tyes\n5" long\tno\n').quote).toBe('');
    expect(detectDialect('question\tanswer\n"so\the said"\tyes\n').quote).toBe('"');
  });

  it('reads rows that end in a lone carriage return', () => {
    expect(detectDialect('question,answer\ra,b\rc,d\r').newline).toBe('cr');
    expect(detectDialect('question,answer\r\na,b\r\n').newline).toBe('lf');
  });

  it('a single column: the comma', () => {
    expect(detectDialect('answer\nyes\nno\n').delimiter).toBe(',');
  });
});
