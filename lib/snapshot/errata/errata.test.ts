import { describe, expect, it } from 'vitest';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { annotation, boat, rule } from '../snapshot-fixture';
import { snapshotRecord } from '../snapshot-line';
import { ErrataCounts } from './errata-counts';
import { correctionOf } from './correction';
import type { ErrataTerms } from './erratum';

const red = { fact: 'consistent' } as const;
const blue = { fact: 'inconsistent', type: 'KCont' } as const;
const byPaper: ErrataTerms = { released: { author: 'paper' }, rounds: new Map([[2, false]]) };
const record = (sample: StoredSample, terms: ErrataTerms = byPaper) =>
  snapshotRecord(sample, { rule, content: 'gold', errata: terms });

/** Two segments as the paper and others label them; a lead's labels come last. */
const read = (paper: StoredAnnotation, others: StoredAnnotation[], more: Partial<StoredSample> = {}) =>
  record(boat('b', [paper, ...others], more));
const lead = (said: Parameters<typeof annotation>[1]) =>
  annotation('lead', said, { source: 'adjudication', votes: false });
const judge = (verdict: 'consistent' | 'inconsistent', threshold = 0.5) =>
  annotation(`judge ${threshold}`, [], {
    ...{ source: 'method', author: null, verdict, votes: false },
    run: {
      ...{ method: 'offline', version: '2', model: null, params: { threshold }, judges: ['fact'] },
      runAt: '',
    },
  });

describe('what becomes of a released label', () => {
  it('nobody but its author: not reviewed', () => {
    expect(read(annotation('paper', [red, blue]), []).erratum).toMatchObject({
      released: { verdict: 'inconsistent', error_types: ['KCont'] },
      ...{ outcome: 'unreviewed', exposure: null, suspect: false, drawn: false, segments: [] },
    });
  });

  it('its author says the same again under an account: not reviewed', () => {
    const person = { person: 'p' };
    const again = annotation('ann', [red, blue], { ...person, submittedAt: '2026-01-02T00:00:00.000Z' });
    expect(read(annotation('paper', [red, blue], person), [again]).erratum).toMatchObject({
      ...{ outcome: 'unreviewed', exposure: null },
    });
  });

  it('somebody says the same: confirmed', () => {
    const { erratum } = read(annotation('paper', [red, blue]), [annotation('ann', [red, blue])]);
    expect(erratum).toMatchObject({ outcome: 'confirmed', exposure: 'nothing', segments: [] });
  });

  it('somebody says another verdict, nobody has adjudicated: open', () => {
    const { erratum } = read(annotation('paper', [red, blue]), [annotation('ann', [red, red])]);
    expect(erratum).toMatchObject({ outcome: 'open', segments: [] });
  });

  it('a lead settles it the other way: corrected, with the segment, old, new, evidence and what had been shown', () => {
    const found = read(annotation('paper', [red, red]), [
      annotation('ann', [red, { ...blue, exposure: 'verdict' }]),
      lead([red, blue]),
    ]);
    expect(found.erratum).toMatchObject({
      ...{ released: { verdict: 'consistent' }, outcome: 'corrected', exposure: 'verdict' },
      segments: [
        {
          ...{ text: '快的', spans: [[2, 4]], verdict: 'inconsistent', error_type: 'KCont' },
          released: { verdict: 'consistent', error_type: null },
          evidence: [{ relation: 'contradicts', quote: '红色' }],
        },
      ],
    });
    expect(correctionOf({ gold: found.gold, erratum: found.erratum! })).toMatchObject({
      verdict: { before: 'consistent', after: 'inconsistent' },
      segments: [
        {
          after: {
            errorType: 'KCont',
            evidence: [{ relation: 'contradicts', quote: '红色', start: 0, end: 2 }],
          },
        },
      ],
    });
  });

  it('the error is in the other segment: the verdict is confirmed, both segments are corrected', () => {
    const { erratum } = read(annotation('paper', [red, blue]), [lead([blue, red])]);
    expect(erratum).toMatchObject({ outcome: 'confirmed' });
    expect(erratum!.segments.map(({ text, verdict }) => [text, verdict])).toEqual([
      ['红的', 'inconsistent'],
      ['快的', 'consistent'],
    ]);
  });

  it('people name several types and none is gold yet: the segment is not corrected', () => {
    const { gold, erratum } = read(annotation('paper', [red, blue]), [
      annotation('ann', [red, { ...blue, type: 'Hallu' }]),
    ]);
    expect(gold!.units[1]).toMatchObject({ verdict: 'inconsistent', error_type: null });
    expect(erratum).toMatchObject({ outcome: 'confirmed', segments: [] });
  });

  it('labels of whole answers: the verdict alone is held against gold', () => {
    const sample = boat('b', [annotation('ann', [red, blue])], { coarseLabel: 'consistent' });
    expect(record(sample, { ...byPaper, released: 'labels' }).erratum).toMatchObject({
      ...{ outcome: 'corrected', released: { verdict: 'consistent', error_types: [] }, segments: [] },
    });
    expect(record(boat('b', []), { ...byPaper, released: 'labels' }).erratum).toBeUndefined();
  });

  it('a judge that says another verdict: a suspect, with the judge named', () => {
    const { erratum } = read(annotation('paper', [red, red]), [judge('inconsistent')]);
    expect(erratum).toMatchObject({
      ...{ suspect: true, doubted_by: [{ method: 'offline', version: '2', model: null }] },
    });
    expect(read(annotation('paper', [red, red]), [judge('consistent')]).erratum!.suspect).toBe(false);
  });

  it('of one method with two thresholds one doubts it: that one is named, with its threshold', () => {
    const { erratum } = read(annotation('paper', [red, red]), [
      judge('inconsistent', 0.7),
      judge('consistent', 0.5),
    ]);
    expect(erratum!.doubted_by).toEqual([
      { method: 'offline', version: '2', model: null, params: { threshold: 0.7 } },
    ]);
  });

  it.each([
    ['random', 2, true],
    ['ranked', 2, false],
    ['whole', 2, false],
    ['random', 3, false],
    ['whole', 1, true],
  ] as const)('in the %s part of round %i: drawn at random is %s', (stratum, round, drawn) => {
    const queued = [{ round, stratum, places: 1, open: 0, honeypot: false, draw: null }];
    const terms = {
      ...byPaper,
      rounds: new Map([
        [1, true],
        [2, false],
      ]),
    };
    expect(record(boat('b', [annotation('paper', [red])], { queued }), terms).erratum!.drawn).toBe(drawn);
  });
});

type Reviewed = [n: number, outcome: 'confirmed' | 'corrected' | 'unreviewed', drawn: boolean];
function figuresOf(...reviewed: Reviewed[]) {
  const counts = new ErrataCounts('labels');
  const told = { doubted_by: [], exposure: null, segments: [], suspect: false };
  const released = { verdict: 'consistent' as const, error_types: [] };
  for (const [n, outcome, drawn] of reviewed)
    for (let at = 0; at < n; at += 1) counts.add({ ...told, released, outcome, drawn });
  return counts.figures();
}

describe('the count of errata', () => {
  const counts = new ErrataCounts('labels');
  const add = (
    n: number,
    outcome: 'confirmed' | 'corrected' | 'unreviewed',
    suspect: boolean,
    drawn: boolean,
  ) => {
    const told = { doubted_by: [], exposure: null, segments: [] };
    const released = { verdict: 'consistent' as const, error_types: [] };
    for (let at = 0; at < n; at += 1) counts.add({ released, outcome, suspect, drawn, ...told });
  };
  add(6, 'confirmed', true, false);
  add(4, 'corrected', true, false);
  add(9, 'confirmed', false, true);
  add(1, 'corrected', false, true);
  add(80, 'unreviewed', false, false);
  const figures = counts.figures();

  it('all suspects and ten of the others were reviewed: counted by stratum', () => {
    expect(figures).toMatchObject({
      ...{ released: 'labels', samples: 100, corrected: { inconsistent: 5, consistent: 0 } },
      outcomes: { confirmed: 15, corrected: 5, open: 0, unreviewed: 80 },
      strata: [
        { name: 'suspect', samples: 10, reviewed: 10, errors: 4, drawn: 0, drawnErrors: 0 },
        { name: 'other', samples: 90, reviewed: 10, errors: 1, drawn: 10, drawnErrors: 1 },
      ],
    });
  });

  it('what is left: of 90 others one in ten is wrong, of which one was found', () => {
    // With 38 wrong others of 90, one in ten drawn or none has a probability of 0.027, with 39 of 0.023.
    expect(figures.remainingErrors).toEqual({ value: 0.08, low: 0, high: 0.37 });
    expect(figures.releasedErrors).toEqual({ value: 0.13, low: 0.05, high: 0.42 });
  });

  it('seven of forty corrected, two of the ten that were drawn: the interval begins with what was found', () => {
    const { releasedErrors, remainingErrors } = figuresOf(
      [2, 'corrected', true],
      [8, 'confirmed', true],
      [5, 'corrected', false],
      [25, 'unreviewed', false],
    );
    // Two in ten are 8 of 40; with 20 wrong ones, two or fewer have a probability of 0.032, with 21 of 0.021.
    expect(releasedErrors).toEqual({ value: 8 / 40, low: 7 / 40, high: 20 / 40 });
    expect(remainingErrors).toEqual({ value: 1 / 40, low: 0, high: 13 / 40 });
  });

  it('five corrected, none of those that were drawn, and most confirmed: the rate is what was found at least', () => {
    const { releasedErrors } = figuresOf(
      [5, 'confirmed', true],
      [5, 'corrected', false],
      [80, 'confirmed', false],
      [10, 'unreviewed', false],
    );
    // With 51 wrong ones of 100 none in five still has a probability above 0.025, but 85 are confirmed.
    expect(releasedErrors).toEqual({ value: 0.05, low: 0.05, high: 0.15 });
  });

  it('nothing was drawn at random, or there is no released label: no estimate', () => {
    const suspects = new ErrataCounts('x');
    const told = { doubted_by: [], exposure: null, segments: [], drawn: false, suspect: false };
    const released = { verdict: 'consistent' as const, error_types: [] };
    suspects.add({ ...told, released, outcome: 'confirmed' });
    suspects.add({ ...told, released, outcome: 'unreviewed' });
    expect(suspects.figures().remainingErrors).toBeNull();
    expect(new ErrataCounts('x').figures()).toMatchObject({ samples: 0, releasedErrors: null });
  });
});
