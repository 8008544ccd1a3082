import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import type { Evidence } from '../evidence/evidence';
import { type Need, unmetNeed } from './type-rules';

const supports: Evidence = { relation: 'supports', start: 0, end: 2, quote: '甲乙', origin: 'person' };
const contradicts: Evidence = { relation: 'contradicts', start: 4, end: 6, quote: '丙丁', origin: 'person' };
const notFound: Evidence = { relation: 'not_found', searched: ['湖'], origin: 'person' };
const need = (errorType: ErrorType | null, evidence: Evidence[], note = ''): Need | null =>
  unmetNeed({ errorType, evidence, note });

describe('unmetNeed', () => {
  it('asks something of every type that has nothing beside it, and nothing without a type', () => {
    for (const type of ERROR_TYPES) expect(need(type, [])).toBe(ERROR_TYPE_FACTS[type].need);
    expect(need(null, [])).toBeNull();
  });

  it('takes for a contradiction only what contradicts', () => {
    expect(need('KCont', [supports, notFound])).toBe('contradicting');
    expect(need('KCont', [supports, contradicts])).toBeNull();
  });

  it('takes for an inversion and a conflation two spans, whichever way they speak', () => {
    expect(need('KInve', [contradicts])).toBe('two_spans');
    expect(need('KInve', [contradicts, notFound])).toBe('two_spans');
    expect(need('KInve', [supports, contradicts])).toBeNull();
    expect(need('KConf', [supports, { ...supports, start: 8, end: 9 }])).toBeNull();
  });

  it('takes for a hallucination a search that found nothing, or what stands there instead', () => {
    expect(need('Hallu', [supports])).toBe('search');
    expect(need('Hallu', [notFound])).toBeNull();
    expect(need('Hallu', [{ relation: 'not_found', searched: [], origin: 'person' }])).toBe('search');
    expect(need('Hallu', [contradicts])).toBeNull();
  });

  it('takes for logic and a replaced concept one span, not the lack of one', () => {
    for (const type of ['KConc', 'LOver', 'LCaus', 'LConf', 'LIncl'] as const) {
      expect(need(type, [notFound])).toBe('one_span');
      expect(need(type, [supports])).toBeNull();
    }
  });

  it('evidence that only a method gave: never meets a need', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ERROR_TYPES),
        fc.array(fc.constantFrom(supports, { ...supports, start: 1 }, contradicts, notFound)),
        (type, evidence) => {
          const unseen = evidence.map((item): Evidence => ({ ...item, origin: 'method' }));
          expect(need(type, unseen)).toBe(need(type, []));
          const accepted = evidence.map((item): Evidence => ({ ...item, origin: 'accepted' }));
          expect(need(type, [...accepted, ...unseen])).toBe(need(type, evidence));
        },
      ),
    );
  });

  it('takes for the two escapes any evidence, or words', () => {
    expect(need('Other', [], ' \n')).toBe('grounds');
    expect(need('Other', [], 'breaks off')).toBeNull();
    expect(need('LOthe', [notFound])).toBeNull();
  });
});
