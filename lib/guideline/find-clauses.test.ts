import { describe, expect, it } from 'vitest';
import { findClauses } from './find-clauses';
import { clausesOf } from './outline';

const clauses = clausesOf('## Facts\nWrong numbers.\n## 矛盾（KCont）\n## Evidence\nNumbers and facts');
const ids = (query: string): string[] => findClauses(clauses, query).map(({ id }) => id);

describe('findClauses', () => {
  it('finds all words, in title or text, whatever their case and width', () => {
    expect(ids('numbers')).toEqual(['1', '3']);
    expect(ids('FACTS  numbers')).toEqual(['1', '3']);
    expect(ids('ＫＣｏｎｔ')).toEqual(['2']);
    expect(ids('矛')).toEqual(['2']);
    expect(ids('river')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });
});
