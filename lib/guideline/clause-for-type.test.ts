import { describe, expect, it } from 'vitest';
import { clauseForType } from './clause-for-type';
import { clausesOf } from './outline';

const clauses = clausesOf('## Contradictions in general\n## 矛盾（KCont）\n## Hallucination\n## KContX');

describe('clauseForType', () => {
  it('goes by the short name first, then by the beginning of the title', () => {
    expect(clauseForType(clauses, 'KCont', ['Contradiction'])?.id).toBe('2');
    expect(clauseForType(clauses, 'Hallu', ['hallucination'])?.id).toBe('3');
    expect(clauseForType(clauses, 'LOver', ['Overgeneralisation', ''])).toBeNull();
  });
});
