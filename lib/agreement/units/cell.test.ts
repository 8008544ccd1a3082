import { describe, expect, it } from 'vitest';
import { ERROR_TYPE_FACTS, ERROR_TYPES } from '@/lib/typology/error-type';
import { axisOf, type Cell, cellQuery, cellSchema, isInCell, keysOfCell } from './cell';

const unit = (labels: (string | null)[], clauses?: string[]) => ({ at: [[0, 1] as const], labels, clauses });
const ANN = '00000000-0000-4000-8000-000000000001';
const BOB = '00000000-0000-4000-8000-000000000002';

describe('cells', () => {
  it('come back from the query of an address', () => {
    const cells: Cell[] = [
      { of: 'words', granularity: 'category', a: 'consistent', b: 'knowledge' },
      { of: 'people', a: ANN, b: BOB },
      { of: 'judge', granularity: 'verdict', method: 'offline', human: 'consistent', judge: 'inconsistent' },
      { of: 'clause', clause: '2.1 Names & numbers' },
    ];
    for (const cell of cells)
      expect(cellSchema.parse(Object.fromEntries(new URLSearchParams(cellQuery(cell))))).toEqual(cell);
    expect(cellSchema.safeParse({ of: 'people', a: ANN, b: 'x' }).success).toBe(false);
  });

  it('are found by the signs of all words that fall together', () => {
    expect(keysOfCell({ of: 'words', granularity: 'category', a: 'knowledge', b: 'consistent' })).toEqual(
      ERROR_TYPES.filter((type) => ERROR_TYPE_FACTS[type].category === 'knowledge').map(
        (type) => `${type}|consistent`,
      ),
    );
    expect(
      keysOfCell({ of: 'words', granularity: 'verdict', a: 'inconsistent', b: 'inconsistent' }),
    ).toContain('Hallu|untyped');
    expect(keysOfCell({ of: 'words', granularity: 'type', a: 'nonsense', b: 'Hallu' })).toEqual([]);
    expect(keysOfCell({ of: 'type', type: 'Hallu' })).not.toContain('Hallu|Hallu');
  });

  it('hold the units whose labels say so', () => {
    const raters = [ANN, BOB];
    const cell: Cell = { of: 'words', granularity: 'verdict', a: 'inconsistent', b: 'inconsistent' };
    expect(isInCell(cell, unit(['icKCont', 'ciLCaus']), raters)).toBe(true);
    expect(isInCell(cell, unit(['icKCont', 'cc']), raters)).toBe(false);
    expect(isInCell({ of: 'people', a: ANN, b: BOB }, unit(['icKCont', 'icKInve']), raters)).toBe(true);
    expect(isInCell({ of: 'people', a: ANN, b: BOB }, unit(['icKCont', null]), raters)).toBe(false);
    expect(isInCell({ of: 'type', type: 'KCont' }, unit(['icKCont', 'icKCont']), raters)).toBe(false);
    expect(isInCell({ of: 'type', type: 'KCont' }, unit(['icKCont', 'cc']), raters)).toBe(true);
    expect(isInCell({ of: 'clause', clause: '2' }, unit(['icKCont', 'cc'], ['2']), raters)).toBe(true);
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
