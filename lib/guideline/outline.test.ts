import { describe, expect, it } from 'vitest';
import { clausesOf } from './outline';

const ids = (markdown: string): string[] => clausesOf(markdown).map(({ id, title }) => `${id} ${title}`);

describe('clausesOf', () => {
  it('counts headings and the items of numbered lists', () => {
    const text = [
      '# Guidelines',
      'To begin with.',
      '## Verdicts',
      'Read **everything**.',
      '',
      '### Facts',
      '1. Names count.',
      '2. Numbers *count*.',
      '   - a remark',
      '',
      '### Logic',
      '- no clause',
      '## Evidence',
    ].join('\n');
    expect(clausesOf(text)).toEqual([
      { id: '1', title: 'Verdicts', text: 'Read **everything**.', level: 1 },
      { id: '1.1', title: 'Facts', text: '', level: 2 },
      { id: '1.1(1)', title: 'Names count.', text: '', level: 3 },
      { id: '1.1(2)', title: 'Numbers count.', text: '', level: 3 },
      { id: '1.2', title: 'Logic', text: '- no clause', level: 2 },
      { id: '2', title: 'Evidence', text: '', level: 1 },
    ]);
  });

  it('takes the number that the author wrote, in Chinese too', () => {
    expect(ids('## 3. Types\n### 3.2、矛盾\n### 3.4 幻觉\n## §7 Notes')).toEqual([
      '3 Types',
      '3.2 矛盾',
      '3.4 幻觉',
      '7 Notes',
    ]);
    expect(ids('## 2024年\n## 120 km is no number of a clause')).toEqual([
      '1 2024年',
      '2 120 km is no number of a clause',
    ]);
  });

  it('any text: no id twice', () => {
    expect(ids('## 1 One\n## 1 Other\n1. a\n\ntext\n\n1. b')).toEqual([
      '1 One',
      '1-2 Other',
      '1-2(1) a',
      '1-2(1)-2 b',
    ]);
  });

  it('counts lists from their own first number, also without a heading, and headings that skip a rank', () => {
    expect(ids('3. three\n4. four')).toEqual(['(3) three', '(4) four']);
    expect(ids('## A\n#### B\n## C')).toEqual(['1 A', '1.1.1 B', '2 C']);
  });

  it('takes several headings of the first rank as clauses, and an empty text as none', () => {
    expect(ids('# A\n# B')).toEqual(['1 A', '2 B']);
    expect(ids('')).toEqual([]);
  });
});
