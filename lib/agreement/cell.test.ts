import { describe, expect, it } from 'vitest';
import { axisOf, type Cell, cellQuery, cellSchema, isBehind, signsOfCell } from './cell';

const unit = (labels: (string | null)[], clauses?: string[]) => ({ at: [[0, 1] as const], labels, clauses });
const ANN = '00000000-0000-4000-8000-000000000001';
const BOB = '00000000-0000-4000-8000-000000000002';

describe('cells', () => {
  it('come back from the query of an address', () => {
    const cells: Cell[] = [
      { of: 'words', depth: 'category', a: 'consistent', b: 'knowledge' },
      { of: 'people', a: ANN, b: BOB },
      { of: 'judge', depth: 'verdict', method: 'offline', human: 'consistent', judge: 'inconsistent' },
      { of: 'clause', clause: '2.1 Names & numbers' },
    ];
    for (const cell of cells)
      expect(cellSchema.parse(Object.fromEntries(new URLSearchParams(cellQuery(cell))))).toEqual(cell);
    expect(cellSchema.safeParse({ of: 'people', a: ANN, b: 'x' }).success).toBe(false);
  });

  it('are found by the signs of all words that fall together', () => {
    expect(signsOfCell({ of: 'words', depth: 'category', a: 'knowledge', b: 'consistent' })).toEqual([
      'consistent|KCont',
      'consistent|KInve',
      'consistent|KConf',
      'consistent|KConc',
    ]);
    expect(signsOfCell({ of: 'words', depth: 'verdict', a: 'inconsistent', b: 'inconsistent' })).toContain(
      'Hallu|untyped',
    );
    expect(signsOfCell({ of: 'words', depth: 'type', a: 'nonsense', b: 'Hallu' })).toEqual([]);
    expect(signsOfCell({ of: 'type', type: 'Hallu' })).not.toContain('Hallu|Hallu');
  });

  it('hold the units whose labels say so', () => {
    const raters = [ANN, BOB];
    const cell: Cell = { of: 'words', depth: 'verdict', a: 'inconsistent', b: 'inconsistent' };
    expect(isBehind(cell, unit(['ic1', 'ci6']), raters)).toBe(true);
    expect(isBehind(cell, unit(['ic1', 'cc-']), raters)).toBe(false);
    expect(isBehind({ of: 'people', a: ANN, b: BOB }, unit(['ic1', 'ic2']), raters)).toBe(true);
    expect(isBehind({ of: 'people', a: ANN, b: BOB }, unit(['ic1', null]), raters)).toBe(false);
    expect(isBehind({ of: 'type', type: 'KCont' }, unit(['ic1', 'ic1']), raters)).toBe(false);
    expect(isBehind({ of: 'type', type: 'KCont' }, unit(['ic1', 'cc-']), raters)).toBe(true);
    expect(isBehind({ of: 'clause', clause: '2' }, unit(['ic1', 'cc-'], ['2']), raters)).toBe(true);
  });

  it('name the axes of a matrix', () => {
    expect(axisOf('category', new Set())).toEqual([
      'consistent',
      'hallucination',
      'knowledge',
      'logic',
      'other',
    ]);
    expect(axisOf('type', new Set(['consistent', 'LCaus', 'untyped']))).toEqual([
      'consistent',
      'LCaus',
      'untyped',
    ]);
  });
});
