import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SegmentLabel } from './unit-label';
import { type RatedSegment, unitsOf } from './units';

const label = (word: string): SegmentLabel => {
  const blank = { evidence: [], clauses: [] };
  if (word === 'ok') return { fact: 'consistent', logic: 'consistent', errorType: null, ...blank };
  if (word === '?') return { fact: 'unsure', logic: 'consistent', errorType: null, ...blank };
  const type = word as 'KCont';
  return type.startsWith('L')
    ? { fact: 'consistent', logic: 'inconsistent', errorType: type, ...blank }
    : { fact: 'inconsistent', logic: 'consistent', errorType: type, ...blank };
};
const at = (start: number, end: number, word: string): RatedSegment => ({
  id: `${start}-${end}-${word}`,
  spans: [[start, end]],
  label: label(word),
});
/** Each unit as "start-end first second third". */
const shown = (answer: string, raters: RatedSegment[][]) =>
  unitsOf(answer, raters).units.map(({ spans, labels }) =>
    [
      spans.map((place) => place.join('-')).join('+'),
      ...labels.map((own) => own && (own.errorType ?? (own.fact === 'unsure' ? '?' : 'ok'))),
    ].join(' '),
  );

//              0123456789012345678901
const ANSWER = 'AAAAA. BBBBB. CCCCC.';

describe('unitsOf', () => {
  it('compares identical segmentations segment by segment, also when their wording was edited', () => {
    const one = [at(0, 6, 'ok'), at(7, 13, 'KCont')];
    const two = [at(0, 6, 'ok'), { ...at(7, 13, 'ok'), id: 'edited' }];
    expect(unitsOf(ANSWER, [one, two]).sameSegmentation).toBe(true);
    expect(shown(ANSWER, [one, two])).toEqual(['0-6 ok ok', '7-13 KCont ok']);
  });

  it('cuts where any of three people split, merged or overlapped', () => {
    // One has three sentences, two merged the first two, three split the second and let its parts overlap.
    const one = [at(0, 6, 'ok'), at(7, 13, 'KCont'), at(14, 20, 'ok')];
    const two = [at(0, 13, 'KCont'), at(14, 20, 'ok')];
    const three = [at(0, 6, 'ok'), at(7, 11, 'ok'), at(9, 13, 'LCaus'), at(14, 20, 'KInve')];
    expect(unitsOf(ANSWER, [one, two, three]).sameSegmentation).toBe(false);
    expect(shown(ANSWER, [one, two, three])).toEqual([
      '0-6 ok KCont ok',
      '7-9 KCont KCont ok',
      '9-11 KCont KCont LCaus',
      '11-13 KCont KCont LCaus',
      '14-20 ok ok KInve',
    ]);
  });

  it('leaves out what a person did not cover, and what nobody covered', () => {
    expect(shown(ANSWER, [[at(0, 6, 'ok')], [at(0, 13, 'ok')]])).toEqual(['0-6 ok ok', '6-13  ok']);
    expect(shown('AAAA BBBB CCCC', [[at(0, 4, 'ok')], [at(10, 14, 'ok'), at(0, 4, 'ok')]])).toEqual([
      '0-4 ok ok',
      '10-14  ok',
    ]);
  });

  it('has no unit of white space alone', () => {
    // Two of three cover the space between the sentences.
    const merged = [at(0, 13, 'ok')];
    expect(shown(ANSWER, [merged, merged, [at(0, 6, 'ok'), at(7, 13, 'ok')]])).toEqual([
      '0-6 ok ok ok',
      '7-13 ok ok ok',
    ]);
  });

  it('takes the worst label of a run: failed fact, failed logic in the order of types, unsure, consistent', () => {
    const whole = [at(0, 6, 'ok')];
    const two = (a: string, b: string) => shown(ANSWER, [whole, [at(0, 6, a), { ...at(0, 6, b), id: 'b' }]]);
    expect(two('ok', '?')).toEqual(['0-6 ok ?']);
    expect(two('LCaus', '?')).toEqual(['0-6 ok LCaus']);
    expect(two('LCaus', 'KConc')).toEqual(['0-6 ok KConc']);
    expect(two('LIncl', 'LOver')).toEqual(['0-6 ok LOver']);
    expect(two('KConc', 'Hallu')).toEqual(['0-6 ok Hallu']);
  });

  it('keeps the worst of each stage, and the evidence of the labels that decide', () => {
    const fact = { ...label('KCont'), evidence: [[3, 5] as const], clauses: ['1.1'] };
    const again = { ...label('KCont'), evidence: [[4, 9] as const], clauses: ['1.2'] };
    const logic = { ...label('LCaus'), evidence: [[20, 25] as const], clauses: ['9'] };
    const rater = [fact, logic, again].map((own, index) => ({
      ...at(0, 6, 'ok'),
      id: `${index}`,
      label: own,
    }));
    expect(unitsOf(ANSWER, [[at(0, 6, 'ok')], rater]).units[0]!.labels[1]).toEqual({
      fact: 'inconsistent',
      logic: 'inconsistent',
      errorType: 'KCont',
      evidence: [[3, 9]],
      clauses: ['1.1', '1.2'],
    });
  });

  it('tells segments that share their place apart by their ids alone', () => {
    const facts = [
      { ...at(0, 6, 'ok'), id: 'a' },
      { ...at(0, 6, 'KCont'), id: 'b' },
    ];
    const own = [
      { ...at(0, 6, 'KCont'), id: 'c' },
      { ...at(0, 6, 'ok'), id: 'd' },
    ];
    expect(shown(ANSWER, [facts, facts])).toEqual(['0-6 ok ok', '0-6 KCont KCont']);
    expect(shown(ANSWER, [facts, own])).toEqual(['0-6 KCont KCont']);
  });

  it('has one segment of several places as one unit, or as runs', () => {
    const far: RatedSegment = {
      id: 'far',
      label: label('KConf'),
      spans: [
        [0, 6],
        [14, 20],
      ],
    };
    expect(shown(ANSWER, [[far], [far]])).toEqual(['0-6+14-20 KConf KConf']);
    expect(shown(ANSWER, [[far], [at(0, 20, 'ok')]])).toEqual(['0-6 KConf ok', '6-14  ok', '14-20 KConf ok']);
  });

  const segments = fc.array(
    fc
      .tuple(fc.nat(29), fc.integer({ min: 1, max: 10 }), fc.constantFrom('ok', '?', 'KCont', 'LCaus'))
      .map(([start, length, word]) => at(start, Math.min(30, start + length), word)),
    { minLength: 1, maxLength: 6 },
  );

  it('cuts any segmentations into disjoint ascending runs that cover what was covered', () => {
    fc.assert(
      fc.property(fc.array(segments, { minLength: 2, maxLength: 4 }), (raters) => {
        const { sameSegmentation, units } = unitsOf('x'.repeat(30), raters);
        if (sameSegmentation) return;
        const places = units.map(({ spans }) => spans[0]!);
        places.slice(1).forEach(([start], index) => expect(start).toBeGreaterThanOrEqual(places[index]![1]));
        raters.forEach((own, rater) => {
          const covered = new Set(own.flatMap(({ spans: [[from, to] = [0, 0]] }) => range(from, to)));
          const found = units
            .filter(({ labels }) => labels[rater])
            .flatMap(({ spans: [[a, b] = [0, 0]] }) => range(a, b));
          expect(new Set(found)).toEqual(covered);
        });
      }),
    );
  });

  it('does not depend on the order of the raters, nor on that of their segments', () => {
    fc.assert(
      fc.property(segments, segments, segments, (one, two, three) => {
        const answer = 'x'.repeat(30);
        const [there, back] = [unitsOf(answer, [one, two, three]), unitsOf(answer, [three, two, one])];
        fc.pre(!there.sameSegmentation);
        expect(back.units.map(({ spans, labels }) => ({ spans, labels: labels.toReversed() }))).toEqual(
          there.units.map(({ spans, labels }) => ({ spans, labels })),
        );
        const turned = unitsOf(answer, [one.toReversed(), two, three]);
        if (!turned.sameSegmentation)
          expect(turned.units.map((unit) => unit.labels)).toEqual(there.units.map((unit) => unit.labels));
      }),
    );
  });
});

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
