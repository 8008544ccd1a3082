import { describe, expect, it } from 'vitest';
import { missingNames, missingQuotes } from './names';

const names = (segment: string, reference: string): string[] =>
  missingNames(segment, reference).map(({ text }) => text);
const quotes = (segment: string, reference: string): string[] =>
  missingQuotes(segment, reference).map(({ text }) => text);

describe('missingNames', () => {
  it('names what stands nowhere in the reference', () => {
    expect(names('It was built by Frank Gehry in NASA days.', 'It was built.')).toEqual([
      'Frank Gehry',
      'NASA',
    ]);
    expect(names('该模型由OPENAI发布', '该模型由某公司发布')).toEqual(['OPENAI']);
  });

  it('is content with one word of a name, in any case', () => {
    expect(names('It was built by Frank Gehry.', 'the gehry house')).toEqual([]);
  });

  it('leaves out the first word of the sentence, and letters alone', () => {
    expect(names('Builders came.', 'nobody')).toEqual([]);
    expect(names('However, I chose Plan B', 'the plan')).toEqual([]);
    expect(names('It holds vitamin C', 'it holds vitamins')).toEqual([]);
  });

  it('says where it stands', () => {
    expect(missingNames('😀 by Bell', 'x')).toEqual([{ text: 'Bell', start: 6 }]);
  });
});

describe('missingQuotes', () => {
  it('finds titles and wordings that the reference does not hold', () => {
    expect(quotes('他写了《红楼梦》，说“天黑了”。', '他写了《三国演义》。')).toEqual(['红楼梦', '天黑了']);
    expect(quotes('He said "it is late".', 'He said nothing.')).toEqual(['it is late']);
  });

  it('looks past white space, punctuation and case', () => {
    expect(quotes('他说“天，黑了”', '他说：“天黑 了”。')).toEqual([]);
    expect(quotes('He said "It is late"', 'he said: it is, late')).toEqual([]);
  });
});
