import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceSpan } from './evidence';
import { notFound, notYetCited, withEvidence, withOffered, withoutSpan, withRelation } from './evidence-edit';

const span = (start: number, relation: EvidenceSpan['relation'] = 'supports'): EvidenceSpan => ({
  relation,
  start,
  end: start + 2,
  quote: 'ab',
  origin: 'person',
});
const accepted = (item: EvidenceSpan): EvidenceSpan => ({ ...item, origin: 'accepted' });
const none: Evidence = { relation: 'not_found', searched: ['lake'], origin: 'person' };

describe('evidence', () => {
  it('keeps the order of the reference, and one word on each span', () => {
    expect(withEvidence([span(4)], span(0))).toEqual([span(0), span(4)]);
    expect(withEvidence([span(4)], span(4, 'contradicts'))).toEqual([span(4, 'contradicts')]);
    expect(withEvidence([span(4)], none)).toEqual([none]);
    expect(withEvidence([none], span(4))).toEqual([span(4)]);
  });

  it('is taken over from a method without overruling what was said', () => {
    const own = [span(4, 'contradicts')];
    const offered = [span(4), span(8), none];
    expect(notYetCited(own, offered)).toEqual([span(8)]);
    expect(withOffered(own, offered)).toEqual([span(4, 'contradicts'), accepted(span(8))]);
    expect(withOffered([none], offered)).toEqual([accepted(span(4)), accepted(span(8))]);
    expect(withOffered(own, [none])).toEqual(own);
  });

  it('is turned and dropped by its number', () => {
    expect(withRelation([span(0), span(4)], 1, 'contradicts')).toEqual([span(0), span(4, 'contradicts')]);
    expect(withRelation([accepted(span(0))], 0, 'supports')).toEqual([span(0)]);
    expect(withoutSpan([span(0), span(4)], 1)).toEqual([span(0)]);
    expect(withoutSpan([none], 0)).toEqual([]);
    expect(withoutSpan([], 0)).toEqual([]);
  });

  it('names each search once, without white space around it', () => {
    expect(notFound([' 湖 ', '', '湖', 'lake'])).toEqual({
      relation: 'not_found',
      searched: ['湖', 'lake'],
      origin: 'person',
    });
    const many = Array.from({ length: 30 }, (_, index) => `word ${index}`);
    const { searched } = notFound(many) as Extract<Evidence, { relation: 'not_found' }>;
    expect([searched.length, searched[0]]).toEqual([20, 'word 10']);
  });
});
