import { describe, expect, it } from 'vitest';
import { lastStep } from '@/lib/last-step';
import { coefficientTable } from './coefficient-table';
import { computeFigures } from './compute-figures';
import { NO_EVIDENCE } from '../statistics/evidence-sums';
import { FiguresBuilder } from './figures-builder';

/** Ten answers of one segment: four shared ones of which one is split, and six that one person alone labelled. */
function figures() {
  const builder = new FiguresBuilder();
  const codes = [
    ['cc', 'cc'],
    ['cc', 'icKCont'],
    ['icKCont', 'icKCont'],
    ['cc', 'cc'],
    ...Array(6).fill(['cc']),
  ];
  for (const labels of codes as string[][])
    builder.add({
      raters: ['a', 'b'].slice(0, labels.length),
      units: [{ at: [[0, 5]], labels }],
      sameSegmentation: true,
      verdicts: labels.map((code) => (code === 'cc' ? 'consistent' : 'inconsistent')),
      activeMs: labels.map(() => 0),
      submitted: labels.map(() => new Date('2026-11-18T10:00:00Z')),
      comparable: labels.length > 1 ? 1 : 0,
      kind: 'agreed',
      evidence: NO_EVIDENCE,
      methods: [],
    });
  return lastStep(computeFigures(builder));
}

describe('coefficientTable', () => {
  const table = coefficientTable(figures(), {
    round: 'newest',
    labels: 'unseen',
    language: 'zh',
    generator: null,
    origin: 'constructed',
  });
  const [heads, ...rows] = table;
  const row = (level: string, name: string) => {
    const found = rows.find((own) => own[0] === level && own[1] === name)!;
    return Object.fromEntries(heads!.map((head, at) => [head, found[at]]));
  };

  it('names the units that chance stands on, and what was compared', () => {
    expect(row('verdict', 'fleiss')).toMatchObject({
      value: expect.closeTo(1 / 51, 12),
      shared_units: 4,
      labels_on_shared: 8,
      chance_units: 10,
      round: 'newest',
      compared_labels: 'unseen',
      language: 'zh',
      generator: null,
      origin: 'constructed',
    });
    expect(row('verdict', 'fleissShared')).toMatchObject({
      value: expect.closeTo(7 / 15, 12),
      shared_units: 4,
      chance_units: 4,
    });
    expect(row('verdict', 'ac1')).toMatchObject({ value: expect.closeTo(99 / 149, 12), chance_units: 10 });
    expect(row('verdict', 'ac1Shared')).toMatchObject({ value: expect.closeTo(9 / 17, 12), chance_units: 4 });
    expect(row('verdict', 'alpha')).toMatchObject({ chance_units: null });
  });

  it('gives the reason where a value or an interval is missing, each in its own column', () => {
    expect(row('verdict', 'raw')).toMatchObject({
      value: 0.75,
      low: null,
      high: null,
      no_value: null,
      no_interval: 'few_answers',
    });
    expect(row('logic', 'alpha')).toMatchObject({ value: null, no_value: 'single_value', no_interval: null });
    expect(row('evidence', 'meanF1')).toMatchObject({ value: null, no_value: 'nothing_marked' });
  });

  it('has as many cells in every row as there are heads', () => {
    expect(new Set(table.map(({ length }) => length))).toEqual(new Set([heads!.length]));
  });
});
