import { describe, expect, it } from 'vitest';
import { exposureReport, findingOf } from './exposure-report';
import type { ExposureCount } from './exposure-rates';

const good = { fact: 'consistent', logic: 'consistent', errorType: null } as const;
const bad = { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc' } as const;
const counted = (part: Partial<ExposureCount>): ExposureCount => ({
  authorId: 'a',
  author: 'Ann',
  method: 'offline',
  arm: 'prefilled',
  label: good,
  own: null,
  unseen: false,
  machine: good,
  count: 1,
  ...part,
});

describe('exposureReport', () => {
  it('has a row for each person, method and word of the judge that there are rates of', () => {
    const report = exposureReport([
      counted({ count: 3 }),
      counted({ authorId: 'b', author: 'Bo', machine: bad, method: 'l-face4rag', count: 4 }),
      counted({ authorId: 'c', author: 'Cy', arm: 'control', unseen: true, count: 9 }),
    ]);
    expect(report.total.accepted).toEqual({ n: 3, of: 7 });
    expect(report.byAnnotator.map(({ name, accepted }) => [name, accepted])).toEqual([
      ['Bo', { n: 0, of: 4 }],
      ['Ann', { n: 3, of: 3 }],
    ]);
    expect(report.byMethod.map(({ key }) => key)).toEqual(['l-face4rag', 'offline']);
    expect(report.byWord.map(({ key }) => key)).toEqual(['KConc', 'consistent']);
  });

  it('orders people with equally many labels by name, Chinese ones by pinyin first', () => {
    const { byAnnotator } = exposureReport(
      ['Bo', '张伟', 'ann', '李娜'].map((author) => counted({ authorId: author, author })),
    );
    expect(byAnnotator.map(({ name }) => name)).toEqual(['李娜', '张伟', 'ann', 'Bo']);
  });
});

describe('findingOf', () => {
  const none = { n: 0, of: 0 };
  const of = (prefilled: { n: number; of: number }, control: { n: number; of: number }, revealAfter = none) =>
    findingOf({ prefilled, revealBefore: revealAfter, revealAfter, control });

  it('says what is missing, or that there is too little', () => {
    expect(of(none, { n: 9, of: 20 })).toEqual({ kind: 'no_labels' });
    expect(of({ n: 9, of: 20 }, none)).toEqual({ kind: 'no_control' });
    expect(of({ n: 9, of: 9 }, { n: 0, of: 20 })).toMatchObject({ kind: 'few' });
    expect(of({ n: 10, of: 10 }, { n: 0, of: 10 })).toMatchObject({ kind: 'more' });
  });

  it('says more or less only where the interval is on one side', () => {
    expect(of({ n: 56, of: 70 }, { n: 48, of: 80 })).toMatchObject({ kind: 'more' });
    expect(of({ n: 48, of: 80 }, { n: 56, of: 70 })).toMatchObject({ kind: 'less' });
    expect(of({ n: 52, of: 70 }, { n: 56, of: 80 })).toMatchObject({ kind: 'unclear' });
  });

  it('goes by the arm with more labels', () => {
    const finding = of({ n: 1, of: 12 }, { n: 6, of: 12 }, { n: 12, of: 14 });
    expect(finding).toMatchObject({ seen: { n: 12, of: 14 }, unseen: { n: 6, of: 12 } });
  });
});
