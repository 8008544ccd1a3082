import { describe, expect, it } from 'vitest';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import type { VotedSegment } from './gold-types';
import { hasEvidence, sideOn } from './side';

const quote: Evidence = { relation: 'contradicts', start: 4, end: 9, quote: 'river', origin: 'person' };
const segment = (
  id: string,
  start: number,
  end: number,
  label: Partial<VotedSegment['label']> = {},
): VotedSegment => ({
  id,
  text: id,
  spans: [[start, end]],
  label: { fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: '', ...label },
});

const ANSWER = 'The river rises in a lake.'.padEnd(40, '.');

describe('sideOn', () => {
  const fine = segment('a', 0, 10);
  const bad = segment('b', 10, 20, {
    fact: 'inconsistent',
    errorType: 'KCont',
    evidence: [quote],
    note: 'not so',
  });
  const vote = { annotationId: 'v', segments: [fine, bad] };

  it('is the label of the segment itself', () => {
    expect(sideOn(ANSWER, { id: 'b', spans: [[0, 1]] }, vote)).toMatchObject({
      errorType: 'KCont',
      segmentIds: ['b'],
    });
  });

  it('is the worst of what lies there, with its evidence and note', () => {
    expect(sideOn(ANSWER, { id: 'x', spans: [[5, 15]] }, vote)).toEqual({
      fact: 'inconsistent',
      logic: 'consistent',
      errorType: 'KCont',
      clause: null,
      evidence: [quote],
      note: 'not so',
      segmentIds: ['a', 'b'],
    });
  });

  it('only white space of a segment in the unit: null', () => {
    expect(sideOn(ANSWER, { id: 'x', spans: [[3, 4]] }, vote)).toBeNull();
  });

  it('is nothing where nothing lies; what only touches does not', () => {
    expect(sideOn(ANSWER, { id: 'x', spans: [[20, 30]] }, vote)).toBeNull();
  });
});

describe('hasEvidence', () => {
  const vote = { annotationId: 'v', segments: [segment('a', 0, 10, { note: 'theirs' })] };
  const sides = [null, sideOn(ANSWER, { id: 'a', spans: [[0, 10]] }, vote)];
  const label = { fact: 'consistent', logic: 'consistent', errorType: null, note: '' } as const;

  it('somebody says the same, whatever they note; or it says why', () => {
    expect(hasEvidence(label, sides)).toBe(true);
    expect(hasEvidence({ ...label, logic: 'unsure' }, sides)).toBe(false);
    expect(hasEvidence({ ...label, logic: 'unsure', note: 'the lake may be one' }, sides)).toBe(true);
    expect(hasEvidence(label, [null])).toBe(false);
  });
});
