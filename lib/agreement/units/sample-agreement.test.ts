import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorType, ERROR_TYPE_FACTS, ERROR_TYPES } from '@/lib/typology/error-type';
import { fromCode, toCode } from './label-code';
import { levelIndex } from './level';
import { kindOf, type RaterAnnotation, sampleAgreement } from './sample-agreement';
import type { SegmentLabel } from './unit-label';
import type { RatedSegment } from './units';

const said = (word: string, evidence: [number, number][] = [], clauses: string[] = []): SegmentLabel => {
  const more = { evidence, clauses };
  if (word === 'ok') return { fact: 'consistent', logic: 'consistent', errorType: null, ...more };
  if (word === '?') return { fact: 'unsure', logic: 'consistent', errorType: null, ...more };
  const errorType = word as ErrorType;
  return ERROR_TYPE_FACTS[errorType].stage === 'logic'
    ? { fact: 'consistent', logic: 'inconsistent', errorType, ...more }
    : { fact: 'inconsistent', logic: 'consistent', errorType, ...more };
};
const segment = (start: number, end: number, label: SegmentLabel): RatedSegment => ({
  id: `${start}-${end}`,
  spans: [[start, end]],
  label,
});
/** Each sentence of the answer a segment. */
const prediction = (authorId: string, ...words: string[]): RaterAnnotation => ({
  authorId,
  segments: words.map((word, index) => segment(index * 6, index * 6 + 5, said(word))),
});
const SAMPLE = { answer: 'AAAA. BBBB. CCCC.', reference: 'x'.repeat(40) };
const of = (...people: RaterAnnotation[]) => sampleAgreement(SAMPLE, people, []);

describe('sampleAgreement', () => {
  it('of three people who differ once, by hand', () => {
    const sampleAgreement = of(
      prediction('b', 'ok', 'KCont', 'ok'),
      prediction('a', 'ok', 'KCont', 'LCaus'),
      prediction('c', 'ok', 'ok', 'ok'),
    );
    expect(sampleAgreement).toMatchObject({
      raters: ['a', 'b', 'c'],
      verdicts: ['inconsistent', 'inconsistent', 'consistent'],
      sameSegmentation: true,
      comparable: 3,
      kind: 'verdict',
      pivotal: 2,
      cellKeys: [
        'a~b',
        'a~c',
        'b~c',
        'KCont|consistent',
        'LCaus|consistent',
        'consistent|consistent',
        'KCont|KCont',
      ].sort(),
    });
    // Units agree fully, in one pair of three, in one pair of three.
    expect(sampleAgreement.agreement).toBeCloseTo((1 + 1 / 3 + 1 / 3) / 3, 12);
    expect(sampleAgreement.units[2]).toEqual({ at: [[12, 17]], labels: ['ciLCaus', 'cc', 'cc'] });
  });

  it('has no pivotal unit where another fails the answer by common consent', () => {
    expect(of(prediction('a', 'Hallu', 'ok'), prediction('b', 'KConf', 'LCaus'))).toMatchObject({
      kind: 'verdict',
      pivotal: 0,
    });
    expect(of(prediction('a', 'ok', '?'), prediction('b', 'ok', 'LCaus'))).toMatchObject({
      kind: 'unsure',
      pivotal: 0,
    });
    // Also where somebody did not cover that other unit.
    const second = { authorId: 'c', segments: [segment(6, 11, said('ok'))] };
    expect(of(prediction('a', 'Hallu', 'ok'), prediction('b', 'KConf', 'LCaus'), second)).toMatchObject({
      kind: 'verdict',
      comparable: 2,
      pivotal: 0,
    });
  });

  it('names the worst that stands between people', () => {
    const kind = (one: string, two: string) =>
      of(prediction('a', one, 'ok'), prediction('b', two, 'ok')).kind;
    expect(kind('ok', 'ok')).toBe('agreed');
    expect(kind('ok', 'Other')).toBe('verdict');
    expect(kind('KCont', 'Hallu')).toBe('category');
    expect(kind('KCont', 'KInve')).toBe('type');
    expect(kind('KCont', '?')).toBe('unsure');
    expect(kind('?', '?')).toBe('unsure');
    expect(of(prediction('a', 'ok'))).toMatchObject({ kind: 'single', agreement: null, comparable: 0 });
    expect(of()).toMatchObject({ kind: 'single', raters: [], units: [] });
  });

  it('is single where two people have no character in common', () => {
    const apart = of(prediction('a', 'ok'), {
      authorId: 'b',
      segments: [segment(6, 11, said('ok')), segment(12, 17, said('ok'))],
    });
    expect(apart).toMatchObject({ kind: 'single', sameSegmentation: false, comparable: 0, agreement: null });
  });

  it('adds up evidence of those who judged the same unit', () => {
    const with_ = (authorId: string, evidence: [number, number][]): RaterAnnotation => ({
      authorId,
      segments: [segment(0, 5, said('ok', evidence))],
    });
    const { evidence } = of(with_('a', [[0, 10]]), with_('b', [[5, 20]]), with_('c', []));
    expect(evidence).toMatchObject({ pairs: 3, oneSided: 2, f1: 0.4, iou: 0.25, units: 1 });
    // a and b: 25 + 100, both against the gap of c: 100 and 225; each pair twice, of 3 · 2 pairs.
    expect(evidence.observed).toBeCloseTo((2 * (125 + 100 + 225)) / (6 * 40 ** 2), 12);
  });

  it('keeps the clauses that were cited', () => {
    const people = ['a', 'b'].map((authorId) => ({
      authorId,
      segments: [
        segment(0, 5, said('KCont', [], authorId === 'a' ? ['2.1 Numbers'] : ['2.1 Numbers', '3 Names'])),
      ],
    }));
    expect(of(...people).units[0]!.clauses).toEqual(['2.1 Numbers', '3 Names']);
  });

  it('sets each person beside a judge, on the stages that the judge declares', () => {
    const judge = {
      method: 'offline',
      declared: ['fact' as const],
      segments: [
        segment(0, 5, { ...said('ok'), logic: 'not_judged' as const }),
        segment(6, 17, { ...said('ok'), fact: 'inconsistent' as const, logic: 'not_judged' as const }),
      ],
    };
    const found = sampleAgreement(
      SAMPLE,
      [prediction('a', 'LCaus', 'KCont', 'ok'), prediction('b', 'ok', 'ok', '?')],
      [judge],
    );
    expect(found.methods).toEqual([
      {
        method: 'offline',
        cells: [
          // Its silence on logic is not held against what failed there.
          [0, 'consistent', 'consistent', 1],
          [0, 'KCont', 'untyped', 1],
          [0, 'consistent', 'untyped', 1],
          [1, 'consistent', 'consistent', 1],
          [1, 'consistent', 'untyped', 1],
        ],
      },
    ]);
    expect(found.cellKeys).toContain('offline#KCont|untyped');
  });
});

describe('kindOf', () => {
  it('looks at one unit', () => {
    expect(kindOf(['cc', null, null])).toBe('single');
    expect(kindOf(['cc', null, 'cc'])).toBe('agreed');
    expect(kindOf(['icKCont', 'icKInve', 'uc'])).toBe('type');
  });
});

describe('people who added or removed segments', () => {
  const [first, second, third] = prediction('', 'ok', 'KCont', 'ok').segments as [
    RatedSegment,
    RatedSegment,
    RatedSegment,
  ];
  const whole = (authorId: string): RaterAnnotation => ({ authorId, segments: [first, second, third] });

  it('a segment that one removed: counts for those who kept it, and for nobody where one is left', () => {
    const without = { authorId: 'b', segments: [first, third] };
    const two = of(whole('a'), without);
    expect(two).toMatchObject({ sameSegmentation: false, comparable: 2, kind: 'agreed', agreement: 1 });
    expect(two.units).toEqual([
      { at: [[0, 5]], labels: ['cc', 'cc'] },
      { at: [[6, 11]], labels: ['icKCont', null] },
      { at: [[12, 17]], labels: ['cc', 'cc'] },
    ]);
    expect(two.verdicts).toEqual(['inconsistent', 'consistent']);
    expect(of(whole('a'), without, whole('c'))).toMatchObject({ comparable: 3, agreement: 1 });
  });

  it('text that one added: is missing from the others, and a part of it too', () => {
    const left = { authorId: 'a', segments: [first, third] };
    const part = { authorId: 'c', segments: [first, segment(6, 9, said('ok')), third] };
    const three = of(left, whole('b'), part);
    expect(three.units).toEqual([
      { at: [[0, 5]], labels: ['cc', 'cc', 'cc'] },
      { at: [[6, 9]], labels: [null, 'icKCont', 'cc'] },
      { at: [[9, 11]], labels: [null, 'icKCont', null] },
      { at: [[12, 17]], labels: ['cc', 'cc', 'cc'] },
    ]);
    expect(three).toMatchObject({ comparable: 3, kind: 'verdict' });
  });
});

describe('codes of labels', () => {
  it('come back as they were', () => {
    for (const errorType of [null, ...ERROR_TYPES])
      for (const fact of ['consistent', 'inconsistent', 'unsure', 'abstained', 'not_judged'] as const) {
        const label = { fact, logic: 'consistent' as const, errorType };
        expect(fromCode(toCode(label))).toEqual(label);
      }
    for (const wrong of ['', 'c', 'xx', 'ci6', 'cihallu', 'icKContKCont', 'cc-'])
      expect(() => fromCode(wrong)).toThrow('not a label');
  });

  it('say types by their ids, so that a type put anywhere into the typology leaves them their meaning', () => {
    const verdict = fc.constantFrom('consistent', 'inconsistent', 'unsure', 'abstained', 'not_judged');
    const label = fc.record({
      fact: verdict,
      logic: verdict,
      errorType: fc.option(fc.constantFrom(...ERROR_TYPES)),
    }) as fc.Arbitrary<Parameters<typeof toCode>[0]>;
    fc.assert(
      fc.property(label, fc.nat(ERROR_TYPES.length), (given, at) => {
        expect(fromCode(toCode(given), ERROR_TYPES.toSpliced(at, 0, 'Twelfth' as ErrorType))).toEqual(given);
      }),
    );
  });

  it('have a place on each level, or none where they take no side', () => {
    expect(levelIndex('cc', 'type')).toBe(0);
    expect(levelIndex('ciLCaus', 'type')).toBe(1 + ERROR_TYPES.indexOf('LCaus'));
    expect(levelIndex('ciLCaus', 'category')).toBe(3);
    expect(levelIndex('ciLCaus', 'fact')).toBe(0);
    expect(levelIndex('ciLCaus', 'logic')).toBe(1);
    expect(levelIndex('ic', 'verdict')).toBe(1);
    expect(levelIndex('ic', 'type')).toBeNull();
    expect(levelIndex('uc', 'verdict')).toBeNull();
  });
});
