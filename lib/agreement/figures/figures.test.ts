import { describe, expect, it } from 'vitest';
import { lastStep } from '@/lib/last-step';
import { computeFigures } from './compute-figures';
import { driftOf } from './drift';
import { NO_EVIDENCE } from '../statistics/evidence-sums';
import type { AgreementFigures, StoredSampleAgreement } from './figures';
import { FiguresBuilder } from './figures-builder';
import { isInterval } from '../statistics/confidence-interval';
import { pacesOf } from './label-pace';
import { kindOf, type UnitAgreement } from '../units/sample-agreement';
import { weekOf } from './week';

/** Sentences of one answer, each as codes of labels of Ann, Bob and Cho ("" for none): "ok", "ok". */
const CODES: Record<string, string> = {
  ok: 'cc',
  KCont: 'icKCont',
  KInve: 'icKInve',
  LCaus: 'ciLCaus',
  '?': 'uc',
};
function answer(rows: string[], more: Partial<StoredSampleAgreement> = {}): StoredSampleAgreement {
  const units = rows.map((row, index): UnitAgreement => ({
    at: [[index * 6, index * 6 + 5]],
    labels: row.split(' ').map((said) => CODES[said] ?? null),
  }));
  const raters = ['ann', 'bob', 'cho'].slice(0, units[0]!.labels.length);
  return {
    raters,
    units,
    sameSegmentation: true,
    evidence: NO_EVIDENCE,
    methods: [],
    verdicts: raters.map((_, place) =>
      units.some(({ labels }) => labels[place]?.includes('i')) ? 'inconsistent' : 'consistent',
    ),
    activeMs: raters.map(() => 6000),
    submitted: raters.map(() => new Date('2026-11-18T10:00:00Z')),
    comparable: units.length,
    kind: kindOf(units[0]!.labels),
    ...more,
  };
}
function figures(...sampleAgreements: StoredSampleAgreement[]): AgreementFigures {
  const builder = new FiguresBuilder();
  sampleAgreements.forEach((sampleAgreement) => builder.add(sampleAgreement));
  return lastStep(computeFigures(builder));
}

const FEW = { missing: 'few_answers', answers: 4 };
const NO_VALUE = { interval: { missing: 'no_value' } };

describe('computeFigures', () => {
  it('of four answers and three people, by hand', () => {
    const found = figures(
      answer(['ok ok ok', 'KCont KCont ok']),
      answer(['ok ok ok', 'KCont KInve KCont']),
      answer(['ok ? ok']),
      answer(['LCaus LCaus LCaus'], { submitted: ['', '', ''].map(() => new Date('2026-11-23T00:00:00Z')) }),
    );
    expect(found).toMatchObject({ samples: 4, shared: 4, comparable: 4, segmentedDifferently: 0, unsure: 1 });
    // Consistent or not: units agree 1, 1/3, 1, 1, 1 (of two), 1; mean 16/18.
    const { verdict, type } = found.levels;
    expect(verdict).toMatchObject({ units: 6, labels: 17, judged: 6 });
    expect(verdict.coefficients.raw).toMatchObject({ value: expect.closeTo(16 / 18, 12), interval: FEW });
    // Nine consistent and eight not; off the diagonal 3 · 2/3 = 2: 1 − 16 · 2 / (2 · 9 · 8).
    expect(verdict.coefficients.alpha).toMatchObject({ value: expect.closeTo(1 - 32 / 144, 12) });
    // Types: the second answer's second unit agrees in one pair of three.
    expect(type.coefficients.raw).toMatchObject({
      value: expect.closeTo((1 + 1 / 3 + 1 + 1 / 3 + 1 + 1) / 6, 12),
    });
    // Categories do not tell KCont from KInve.
    expect(found.levels.category.coefficients.raw).toMatchObject({ value: expect.closeTo(16 / 18, 12) });
    expect(found.levels.logic.coefficients.raw).toMatchObject({ value: 1 });
    // Whole answers: inconsistent by two of three, all, none of two or three, all.
    expect(found.levels.answer).toMatchObject({ units: 4, labels: 12 });
    // In the order of words, so that equal projects have equal reports whatever their ids.
    expect(found.confusion.map((cell) => cell.join(' '))).toEqual([
      'consistent consistent 7',
      'consistent KCont 2',
      'KCont KCont 2',
      'KCont KInve 2',
      'LCaus LCaus 3',
    ]);
    expect(found.types).toEqual([
      { key: 'KCont', units: 2, differing: 2 },
      { key: 'KInve', units: 1, differing: 1 },
      { key: 'LCaus', units: 1, differing: 0 },
    ]);
    expect(found.weeks.map(({ week, units }) => [week, units])).toEqual([
      ['2026-11-16', 5],
      ['2026-11-23', 1],
    ]);
    const annBob = found.pairs.verdict.find(({ a, b }) => a === 'ann' && b === 'bob')!;
    // Five units in common, all agreeing: two consistent, three not.
    expect(annBob).toMatchObject({
      units: 5,
      raw: { value: 1 },
      kappa: { value: 1, interval: { ...FEW, answers: 3 } },
    });
    const annCho = found.pairs.verdict.find(({ a, b }) => a === 'ann' && b === 'cho')!;
    // Six units, one apart: (6 · 5 − (3 · 4 + 3 · 2)) / (36 − 18).
    expect(annCho).toMatchObject({ units: 6, kappa: { value: expect.closeTo(12 / 18, 12) } });
    expect(found.people).toMatchObject([
      { author: 'ann', answers: 4, compared: 11, agreed: 10, drift: null, sensitivity: {} },
      { author: 'bob', answers: 4, compared: 10, agreed: 9 },
      { author: 'cho', answers: 4, compared: 11, agreed: 9 },
    ]);
    expect(found.dawidSkene).toMatchObject({ converged: true });
  });

  it('says why there is no value', () => {
    const found = figures(answer(['ok', 'ok']), answer(['KCont']));
    expect(found.levels.verdict.coefficients.alpha).toEqual({ undefined: 'no_overlap', ...NO_VALUE });
    expect(found.evidence.alpha).toEqual({ undefined: 'nothing_marked', ...NO_VALUE });
    expect(found.dawidSkene).toBeNull();
    expect(figures(answer(['ok ok'])).levels.verdict.coefficients.alpha).toMatchObject({
      undefined: 'single_value',
    });
    expect(figures().levels.answer.coefficients.raw).toMatchObject({ undefined: 'no_overlap' });
  });

  it('has intervals where there are answers enough', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      answer([index % 4 === 0 ? 'ok KCont' : 'KCont KCont']),
    );
    const { raw } = figures(...many).levels.verdict.coefficients;
    expect(raw).toMatchObject({ value: 0.75 });
    const { interval } = raw;
    if (!isInterval(interval)) throw new Error(interval.missing);
    expect(interval.low).toBeGreaterThan(0.5);
    expect(interval.high).toBeLessThan(0.96);
  });

  it('adds methods up', () => {
    const methods = [
      {
        method: 'offline',
        cells: [
          [0, 'consistent', 'consistent', 3],
          [0, 'KCont', 'untyped', 2],
          [0, 'consistent', 'untyped', 1],
          [1, 'consistent', 'consistent', 4],
        ] as const,
      },
    ];
    const [offline] = figures(answer(['ok ok'], { methods })).methods;
    expect(offline!.cells).toContainEqual(['consistent', 'consistent', 7]);
    // Ann: 6 units, 5 agreeing; margins 4, 2 and 3, 3: (30 − 18) / (36 − 18).
    expect(offline!.people).toEqual([
      { author: 'ann', units: 6, agreed: 5, kappa: { value: expect.closeTo(12 / 18, 12) } },
      { author: 'bob', units: 4, agreed: 4, kappa: { undefined: 'single_value' } },
    ]);
  });
});

describe('driftOf', () => {
  const days = (shares: number[]) => shares.map((agreed, at) => ({ at, agreed, of: 1 }));
  it('sets the later half of the answers against the earlier', () => {
    const half = [1, 1, 1, 1, 1, 1, 1, 1, 0, 0];
    const drift = driftOf(days([...half, ...half.map((agreed) => 1 - agreed)]))!;
    expect([drift.early, drift.late]).toEqual([0.8, 0.2]);
    expect(drift.change.value).toBeCloseTo(-0.6, 12);
    // Each half varies by 10/9 · 1.6 / 100.
    const half95 = 1.959963984540054 * Math.sqrt((2 * (10 / 9) * 1.6) / 100);
    expect(drift.change.high).toBeCloseTo(-0.6 + half95, 12);
  });
  it('fewer than ten answers in a half: no drift', () => {
    expect(driftOf(days(Array<number>(19).fill(1)))).toBeNull();
  });
});

describe('pacesOf', () => {
  it('a pace far from the others’ on a logarithmic scale: an outlier', () => {
    const paces = pacesOf([[8000], [9000, 10000, 11000], [12000], [9000], [300, 300, 300], [0]]);
    expect(paces.map(({ medianMs, outlier }) => [medianMs, outlier])).toEqual([
      [8000, false],
      [10000, false],
      [12000, false],
      [9000, false],
      [300, true],
      [null, false],
    ]);
    expect(paces[4]!.rushed).toBe(1);
  });
  it('fewer than five people: no outliers', () => {
    expect(pacesOf([[100], [9000]]).map(({ z }) => z)).toEqual([null, null]);
  });
});

describe('weekOf', () => {
  it('is the Monday, in UTC', () => {
    expect(weekOf(new Date('2026-11-22T23:59:59Z'))).toBe('2026-11-16');
    expect(weekOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
    expect(weekOf(new Date('2027-01-01T12:00:00Z'))).toBe('2026-12-28');
  });
});
