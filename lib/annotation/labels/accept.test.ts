import { describe, expect, it } from 'vitest';
import { accepted } from './accept';
import { OPEN_JUDGEMENT } from './judgement';
import type { Judgement } from '../view';

const evidence: Judgement['evidence'] = [
  { relation: 'contradicts', start: 4, end: 7, quote: '120', origin: 'person' },
];
const prefill = (part: Partial<Judgement>): Judgement => ({ ...OPEN_JUDGEMENT, ...part });

describe('accepted', () => {
  it('declares the stage that the method left out', () => {
    expect(accepted(prefill({ fact: 'consistent', evidence, note: 'mine' }), null)).toEqual({
      fact: 'consistent',
      logic: 'consistent',
      errorType: null,
      evidence,
      note: 'mine',
    });
    expect(accepted(prefill({ fact: 'unsure' }), null)).toMatchObject({ fact: 'unsure', logic: 'unsure' });
  });

  it('keeps the failed stage and takes the claimed type before the suggested one', () => {
    expect(accepted(prefill({ fact: 'inconsistent', errorType: 'KCont' }), 'KConf')).toMatchObject({
      fact: 'inconsistent',
      logic: 'consistent',
      errorType: 'KCont',
    });
    expect(accepted(prefill({ fact: 'inconsistent' }), 'KConf')).toMatchObject({ errorType: 'KConf' });
    expect(accepted(prefill({ fact: 'consistent', logic: 'inconsistent' }), null)).toMatchObject({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: null,
    });
  });

  it('a suggested type of a stage that did not fail: is not taken', () => {
    expect(accepted(prefill({ fact: 'inconsistent' }), 'LOver')).toMatchObject({ errorType: null });
    expect(accepted(prefill({ fact: 'consistent' }), 'LOver')).toMatchObject({
      logic: 'consistent',
      errorType: null,
    });
  });

  it('no verdict, or an abstention: nothing to accept', () => {
    expect(accepted(OPEN_JUDGEMENT, 'Hallu')).toBeNull();
    expect(accepted(prefill({ fact: 'abstained' }), null)).toBeNull();
    expect(accepted(prefill({ fact: 'consistent', logic: 'abstained' }), null)).toBeNull();
    expect(accepted(prefill({ fact: 'inconsistent', logic: 'abstained' }), null)).toMatchObject({
      fact: 'inconsistent',
      logic: 'unsure',
    });
  });
});
