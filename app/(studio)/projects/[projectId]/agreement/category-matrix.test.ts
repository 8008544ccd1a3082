import { describe, expect, it } from 'vitest';
import { categoryMatrix } from './category-matrix';

const CELLS = [
  ['consistent', 'consistent', 7],
  ['consistent', 'KCont', 2],
  ['KCont', 'KInve', 3],
  ['Hallu', 'untyped', 1],
] as const;

describe('categoryMatrix', () => {
  it('types that were used: are on both axes, mirrored across the diagonal', () => {
    const { rows, count, most } = categoryMatrix(CELLS, 'type', { mirrored: true });
    expect(rows).toEqual(['consistent', 'Hallu', 'KCont', 'KInve', 'untyped']);
    expect([
      count('consistent', 'KCont'),
      count('KCont', 'consistent'),
      count('consistent', 'consistent'),
    ]).toEqual([2, 2, 7]);
    expect(most).toBe(7);
  });

  it('a coarser granularity: merges rows and columns', () => {
    const category = categoryMatrix(CELLS, 'category', { mirrored: true });
    expect(category.count('knowledge', 'knowledge')).toBe(3);
    const verdict = categoryMatrix(CELLS, 'verdict', { mirrored: true });
    expect(verdict.rows).toEqual(['consistent', 'inconsistent']);
    expect([
      verdict.count('inconsistent', 'inconsistent'),
      verdict.count('inconsistent', 'consistent'),
    ]).toEqual([4, 2]);
  });

  it('named raters: the matrix is not mirrored', () => {
    const { count, rows, columns } = categoryMatrix(CELLS, 'type', { mirrored: false });
    expect([count('consistent', 'KCont'), count('KCont', 'consistent')]).toEqual([2, 0]);
    expect(rows).not.toContain('untyped');
    expect(columns).toContain('untyped');
  });
});
