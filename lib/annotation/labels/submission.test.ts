import { describe, expect, it } from 'vitest';
import { type Evidence, EVIDENCE_ORIGINS } from '../evidence/evidence';
import { allLacks, lackOf, missingForSubmit, personsVerdict, type SubmissionLabel } from './submission';

const at = '2026-11-21T09:00:00.000Z';
const pass: SubmissionLabel = {
  segmentId: 'a',
  fact: 'consistent',
  logic: 'consistent',
  errorType: null,
  evidence: [],
  note: '',
  decidedAt: at,
};
const span: Evidence = { relation: 'contradicts', start: 0, end: 1, quote: 'A', origin: 'person' };
const fail: SubmissionLabel = {
  ...pass,
  segmentId: 'b',
  fact: 'inconsistent',
  errorType: 'KCont',
  evidence: [span],
};
const REFERENCE = 'A river.';

describe('missingForSubmit', () => {
  it('asks for an act on each segment and a type on each failed one', () => {
    expect(
      missingForSubmit(
        [
          pass,
          { ...fail, errorType: null },
          { ...pass, segmentId: 'c', decidedAt: null },
          { ...fail, segmentId: 'd', decidedAt: null, errorType: null },
        ],
        REFERENCE,
      ),
    ).toEqual([
      { segmentId: 'b', what: 'type' },
      { segmentId: 'c', what: 'undecided' },
      { segmentId: 'd', what: 'undecided' },
    ]);
  });

  it('unsure: counts as an act', () => {
    expect(missingForSubmit([pass, fail, { ...pass, fact: 'unsure', logic: 'unsure' }], REFERENCE)).toEqual(
      [],
    );
  });

  it('asks for the evidence of the type, of decided labels alone', () => {
    const bare = { ...fail, evidence: [] };
    expect(missingForSubmit([bare, { ...bare, decidedAt: null }], REFERENCE)).toEqual([
      { segmentId: 'b', what: 'evidence', need: 'contradicting' },
      { segmentId: 'b', what: 'undecided' },
    ]);
    const passed = { ...bare, fact: 'consistent', errorType: null } as const;
    expect(missingForSubmit([passed], REFERENCE)).toEqual([]);
  });

  it('lets no consistent segment through with evidence against it, whoever’s it is', () => {
    const contrary = { segmentId: 'a', what: 'evidence', need: 'nothing_contrary' };
    for (const origin of EVIDENCE_ORIGINS)
      for (const item of [span, { relation: 'not_found' as const, searched: ['lake'] }])
        expect(missingForSubmit([{ ...pass, evidence: [{ ...item, origin }] }], REFERENCE)).toEqual([
          contrary,
        ]);
    expect(missingForSubmit([{ ...pass, evidence: [span] }], '')).toEqual([contrary]);
    expect(missingForSubmit([{ ...pass, evidence: [{ ...span, relation: 'supports' }] }], REFERENCE)).toEqual(
      [],
    );
  });

  it('lets doubt stand beside any evidence', () => {
    for (const doubt of [{ fact: 'unsure' }, { logic: 'unsure' }] as const)
      expect(missingForSubmit([{ ...pass, ...doubt, evidence: [span] }], REFERENCE)).toEqual([]);
  });

  it('asks no evidence of a reference without text', () => {
    expect(missingForSubmit([{ ...fail, evidence: [] }], ' \n')).toEqual([]);
  });
});

describe('all that a label lacks', () => {
  const open = { ...fail, decidedAt: null };
  const untyped = { ...fail, errorType: null };
  const byMethod = { ...span, origin: 'method' as const };

  it('tells of what is pre-filled what it would lack once it was accepted', () => {
    const lacksOf = (prefilled: typeof fail) => allLacks(open, REFERENCE, prefilled).slice(1);
    expect(lacksOf({ ...untyped, evidence: [] })).toEqual([{ what: 'type' }, { what: 'type_evidence' }]);
    expect(lacksOf({ ...fail, evidence: [] })).toEqual([{ what: 'evidence', need: 'contradicting' }]);
    expect(lacksOf({ ...fail, evidence: [byMethod] })).toEqual([]); // it is accepted with the verdict
    expect(lacksOf({ ...pass, evidence: [byMethod] })).toEqual([]); // it is turned round
    expect(lacksOf({ ...pass, evidence: [span] })).toEqual([{ what: 'evidence', need: 'nothing_contrary' }]);
    expect(allLacks(open, REFERENCE, null)).toEqual([{ what: 'undecided' }]);
  });

  it('tells of a missing type that it will need evidence, where there is none and may be some', () => {
    const all = [{ what: 'type' }, { what: 'type_evidence' }];
    expect(allLacks({ ...untyped, evidence: [] }, REFERENCE, null)).toEqual(all);
    expect(allLacks(untyped, REFERENCE, null)).toEqual([{ what: 'type' }]);
    expect(allLacks({ ...untyped, evidence: [] }, ' ', null)).toEqual([{ what: 'type' }]);
  });

  it('begins with what is asked for first, and is nothing where nothing is', () => {
    for (const label of [pass, fail, open, { ...fail, evidence: [] }, { ...pass, evidence: [span] }, untyped])
      expect(allLacks(label, REFERENCE, null)[0] ?? null).toEqual(lackOf(label, REFERENCE));
  });
});

describe('personsVerdict', () => {
  it('pre-fills that were not accepted: do not count', () => {
    expect(personsVerdict([pass, { ...fail, decidedAt: null }])).toBe('undecided');
    expect(personsVerdict([pass, fail])).toBe('inconsistent');
    expect(personsVerdict([pass, pass])).toBe('consistent');
    expect(personsVerdict([fail, { ...pass, decidedAt: null }])).toBe('inconsistent');
  });
});
