import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import {
  failedStage,
  judgementFaults,
  judgementFor,
  OPEN_JUDGEMENT,
  withGrounds,
  withStage,
} from './judgement';
import { VERDICTS } from './verdict';
import type { Judgement } from '../view';

const evidence: Judgement['evidence'] = [
  { relation: 'supports', start: 0, end: 3, quote: 'The', origin: 'person' },
];
const given = (part: Partial<Judgement>): Judgement => ({ ...OPEN_JUDGEMENT, ...part });

describe('judgementFor', () => {
  it('declares both stages and keeps evidence and note', () => {
    const before = given({ evidence, note: 'see line 2' });
    expect(judgementFor('consistent', before)).toEqual({
      fact: 'consistent',
      logic: 'consistent',
      errorType: null,
      evidence,
      note: 'see line 2',
    });
    expect(judgementFor('unsure', before)).toMatchObject({
      fact: 'unsure',
      logic: 'unsure',
      errorType: null,
      evidence,
    });
  });

  it('lets a type fail its own stage and pass the other', () => {
    expect(judgementFor('KConf', OPEN_JUDGEMENT)).toMatchObject({
      fact: 'inconsistent',
      logic: 'consistent',
      errorType: 'KConf',
    });
    const wasFact = given({ fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu' });
    expect(judgementFor('LCaus', wasFact)).toMatchObject({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'LCaus',
    });
  });

  it('charges Other to the named stage, else to the one that failed, else to fact', () => {
    const wasLogic = given({ fact: 'consistent', logic: 'inconsistent', errorType: 'LOver' });
    expect(judgementFor('Other', wasLogic, 'fact')).toMatchObject({
      fact: 'inconsistent',
      logic: 'consistent',
    });
    expect(judgementFor('Other', wasLogic)).toMatchObject({ fact: 'consistent', logic: 'inconsistent' });
    expect(judgementFor('Other', OPEN_JUDGEMENT)).toMatchObject({
      fact: 'inconsistent',
      errorType: 'Other',
    });
  });

  it('leaves the type open when only the failure was named, and keeps one that fits', () => {
    expect(judgementFor('inconsistent', given({ fact: 'consistent', logic: 'consistent' }))).toMatchObject({
      fact: 'inconsistent',
      logic: 'consistent',
      errorType: null,
    });
    const failed = given({ fact: 'consistent', logic: 'inconsistent', errorType: 'LIncl' });
    expect(judgementFor('inconsistent', failed)).toMatchObject({ logic: 'inconsistent', errorType: 'LIncl' });
  });
});

describe('withStage', () => {
  it('fails both stages, the type staying with the fact failure', () => {
    const fact = judgementFor('KCont', OPEN_JUDGEMENT);
    const both = withStage('logic', 'inconsistent', fact);
    expect(both).toMatchObject({ fact: 'inconsistent', logic: 'inconsistent', errorType: 'KCont' });
    expect(failedStage(both)).toBe('fact');
  });

  it('drops a type that no longer fits', () => {
    const fact = judgementFor('KCont', OPEN_JUDGEMENT);
    expect(withStage('fact', 'consistent', fact)).toMatchObject({ fact: 'consistent', errorType: null });
    const logic = judgementFor('LOver', OPEN_JUDGEMENT);
    expect(withStage('fact', 'inconsistent', logic)).toMatchObject({
      fact: 'inconsistent',
      logic: 'inconsistent',
      errorType: null,
    });
  });
});

describe('judgementFaults', () => {
  it('names each broken rule', () => {
    expect(judgementFaults({ fact: 'consistent', logic: 'not_judged', errorType: null })).toEqual([
      'stage_undeclared',
    ]);
    expect(judgementFaults({ fact: 'consistent', logic: 'unsure', errorType: 'Hallu' })).toEqual([
      'type_without_failure',
    ]);
    expect(judgementFaults({ fact: 'inconsistent', logic: 'inconsistent', errorType: 'LOver' })).toEqual([
      'type_of_other_stage',
    ]);
    expect(judgementFaults({ fact: 'inconsistent', logic: 'inconsistent', errorType: 'Other' })).toEqual([]);
    expect(judgementFaults({ fact: 'inconsistent', logic: 'consistent', errorType: null })).toEqual([]);
  });

  it('any sequence of choices: no fault', () => {
    const verdict = fc.constantFrom(...VERDICTS);
    const previous = fc.record({
      fact: verdict,
      logic: verdict,
      errorType: fc.option(fc.constantFrom(...ERROR_TYPES)),
      evidence: fc.constant(evidence),
      note: fc.string(),
    });
    const choice = fc.constantFrom(
      ...ERROR_TYPES,
      'consistent' as const,
      'inconsistent' as const,
      'unsure' as const,
    );
    const stage = fc.constantFrom('fact' as const, 'logic' as const);
    fc.assert(
      fc.property(previous, choice, stage, (before, chosen, other) => {
        expect(judgementFaults(judgementFor(chosen, before, other))).toEqual([]);
        expect(judgementFaults(withStage(other, 'inconsistent', before))).toEqual([]);
      }),
    );
  });
});

describe('withGrounds', () => {
  const clause = { version: 2, id: '2.2', title: 'Contradiction' };
  const before = judgementFor('KCont', given({ clause }));

  it('keeps the clause while the verdict stands, and drops it with the verdict', () => {
    const cited = { ...before, clause };
    expect(withGrounds({ ...before, note: 'n' }, cited)).toEqual({ ...before, note: 'n', clause });
    expect(withGrounds(judgementFor('KConc', cited), cited).clause).toBeNull();
    expect(withGrounds(judgementFor('consistent', cited), cited).clause).toBeNull();
  });
});
