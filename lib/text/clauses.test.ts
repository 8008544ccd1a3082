import { describe, expect, it } from 'vitest';
import { clausesIn } from './clauses';
import { quote, span } from './offsets';
import { wordsIn } from './words';

const clauses = (text: string): string[] =>
  clausesIn(text, span(0, text.length)).map((at) => quote(text, at));

describe('clausesIn', () => {
  it('parts at commas, semicolons and dashes, and keeps the end of the sentence with the last', () => {
    expect(clauses('这条河长 120 公里，发源于北部山区；冬天结冰。')).toEqual([
      '这条河长 120 公里',
      '发源于北部山区',
      '冬天结冰。',
    ]);
    expect(clauses('It is long, and it rises in the hills — so they say.')).toEqual([
      'It is long',
      'and it rises in the hills',
      'so they say.',
    ]);
  });

  it('leaves numbers and times whole', () => {
    expect(clauses('It opens at 12:30 and holds 1,200 people.')).toEqual([
      'It opens at 12:30 and holds 1,200 people.',
    ]);
  });

  it('looks only at the sentence that it is given', () => {
    const text = '甲，乙。丙，丁。';
    expect(clausesIn(text, span(4, 8)).map((at) => quote(text, at))).toEqual(['丙', '丁。']);
  });
});

describe('wordsIn', () => {
  it('finds words of both scripts and no marks', () => {
    const text = '河流 flows, 😀 北部山区。';
    const words = wordsIn(text, span(0, text.length)).map((at) => quote(text, at));
    expect(words[0]).toBe('河流');
    expect(words[1]).toBe('flows');
    expect(words.slice(2).join('')).toBe('北部山区');
  });
});
