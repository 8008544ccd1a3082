import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exposure, EXPOSURES } from '@/lib/annotation/view';
import { type ExposedAnnotation, restrictedTo } from './restricted';
import { type COMPARED_LABELS, isCompared, RESTRICTED_LABELS } from './restriction';
import { sampleAgreement } from './sample-agreement';
import type { SegmentLabel } from './unit-label';

const LABELS: Record<string, SegmentLabel> = {
  ok: { fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], clauses: [] },
  KCont: { fact: 'inconsistent', logic: 'consistent', errorType: 'KCont', evidence: [[0, 10]], clauses: [] },
};
const SAMPLE = { answer: 'AAAA. BBBB. CCCC.', reference: 'x'.repeat(40) };
const PLACES: [number, number][] = [
  [0, 5],
  [6, 11],
  [12, 17],
];

/** A person's three sentences as "KCont:verdict": what they said and what they had seen. */
function prediction(authorId: string, said: readonly string[], control = false): ExposedAnnotation {
  const labels = said.map((one) => one.split(':') as [string, Exposure]);
  return {
    authorId,
    control,
    segments: labels.map(([word], at) => ({ id: `${at}`, spans: [PLACES[at]!], label: LABELS[word]! })),
    exposures: new Map(labels.map(([, exposure], at) => [`${at}`, exposure])),
  };
}
const of = (people: ExposedAnnotation[], labels: (typeof RESTRICTED_LABELS)[number]) =>
  sampleAgreement(SAMPLE, restrictedTo(people, labels), []);

describe('isCompared', () => {
  it('takes for unseen what saw at most how a method segmented, and of the control arm what is unseen', () => {
    const taken = (labels: (typeof COMPARED_LABELS)[number], control: boolean) =>
      EXPOSURES.filter((exposure) => isCompared(labels, { exposure, control }));
    expect(taken('all', false)).toEqual(EXPOSURES);
    expect(taken('unseen', false)).toEqual(['nothing', 'segmentation']);
    expect(taken('unseen', true)).toEqual(['nothing', 'segmentation']);
    expect(taken('control', true)).toEqual(['nothing', 'segmentation']);
    expect(taken('control', false)).toEqual([]);
  });
});

describe('sample agreement over some of the labels', () => {
  const people = [
    prediction('a', ['ok:segmentation', 'KCont:segmentation', 'ok:verdict']),
    prediction('b', ['ok:nothing', 'ok:nothing', 'KCont:nothing'], true),
    prediction('c', ['KCont:peer', 'KCont:verdict', 'KCont:evidence']),
  ];

  it('compares the unseen ones alone, by hand', () => {
    expect(of(people, 'unseen')).toMatchObject({
      raters: ['a', 'b'],
      sameSegmentation: true,
      comparable: 2,
      kind: 'verdict',
      agreement: 0.5,
      units: [
        { at: [[0, 5]], labels: ['cc', 'cc'] },
        { at: [[6, 11]], labels: ['icKCont', 'cc'] },
        { at: [[12, 17]], labels: [null, 'icKCont'] },
      ],
      // Of a's answer one label is left out, so that nothing is known of the whole.
      verdicts: ['undecided', 'inconsistent'],
      cellKeys: ['KCont|consistent', 'a~b', 'consistent|consistent'],
      // One pair in which only a marked something.
      evidence: { pairs: 1, oneSided: 1, units: 1 },
    });
  });

  it('is of the control arm alone where that is asked for', () => {
    expect(of(people, 'control')).toMatchObject({ raters: ['b'], kind: 'single', comparable: 0 });
  });

  it('has nobody where nobody has such a label', () => {
    expect(restrictedTo([people[2]!], 'unseen')).toEqual([]);
  });

  it('leaves out of a span whoever has a seen label on it, where people segmented differently', () => {
    const whole: ExposedAnnotation = {
      authorId: 'd',
      control: false,
      exposures: new Map([['w', 'nothing']]),
      segments: [{ id: 'w', spans: [[0, 17]], label: LABELS.KCont! }],
    };
    const { units, sameSegmentation } = of([people[0]!, whole], 'unseen');
    expect(sameSegmentation).toBe(false);
    expect(units.map(({ labels }) => labels)).toEqual([
      ['cc', 'icKCont'],
      ['icKCont', 'icKCont'],
      [null, 'icKCont'],
    ]);
  });

  it('sets only the compared labels beside a judge', () => {
    const judge = {
      method: 'offline',
      declared: ['fact' as const],
      segments: PLACES.map((place, at) => ({ id: `j${at}`, spans: [place], label: LABELS.ok! })),
    };
    expect(sampleAgreement(SAMPLE, restrictedTo([people[0]!], 'unseen'), [judge]).methods).toEqual([
      {
        method: 'offline',
        cells: [
          [0, 'consistent', 'consistent', 1],
          [0, 'KCont', 'consistent', 1],
        ],
      },
    ]);
  });

  const said = (exposure: fc.Arbitrary<Exposure>) =>
    fc.array(
      fc.tuple(fc.constantFrom('ok', 'KCont'), exposure).map((own) => own.join(':')),
      { minLength: 3, maxLength: 3 },
    );
  const predictions = (exposure: fc.Arbitrary<Exposure>, control: fc.Arbitrary<boolean>) =>
    fc
      .array(fc.tuple(said(exposure), control), { minLength: 1, maxLength: 4 })
      .map((all) => all.map(([own, arm], at) => prediction(`p${at}`, own, arm)));

  it('equals that of all where no label had seen anything', () => {
    fc.assert(
      fc.property(predictions(fc.constantFrom('nothing', 'segmentation'), fc.constant(true)), (all) => {
        for (const labels of RESTRICTED_LABELS)
          expect(of(all, labels)).toEqual(sampleAgreement(SAMPLE, all, []));
      }),
    );
  });

  it('has of each unit the labels of the whole that are compared, and no others', () => {
    fc.assert(
      fc.property(predictions(fc.constantFrom(...EXPOSURES), fc.boolean()), (all) => {
        const whole = sampleAgreement(SAMPLE, all, []);
        for (const labels of RESTRICTED_LABELS) {
          const part = of(all, labels);
          const expected = whole.units.flatMap(({ at, labels: codes }, unit) => {
            const kept = whole.raters.flatMap((rater, place) => {
              const { exposures, control } = all.find(({ authorId }) => authorId === rater)!;
              const exposure = exposures.get(`${unit}`)!;
              return isCompared(labels, { exposure, control }) ? [[rater, codes[place]]] : [];
            });
            return kept.length === 0 ? [] : [{ at, kept }];
          });
          const found = part.units.map(({ at, labels: codes }) => ({
            at,
            kept: codes.flatMap((code, place) => (code === null ? [] : [[part.raters[place], code]])),
          }));
          expect(found).toEqual(expected);
        }
      }),
    );
  });
});
