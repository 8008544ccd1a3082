import { describe, expect, it } from 'vitest';
import type { SegmentGold } from './comparison-view-schema';
import { evidencePieces, evidenceTurns } from './evidence-turns';

const gold = (...evidence: object[]): SegmentGold => ({
  ...{ verdict: 'inconsistent', fact: 'inconsistent', logic: 'consistent', errorType: 'KCont' },
  ...{ origin: 'agreed', votes: 2, agreeing: 2, evidence: evidencePieces(evidence) },
});
const span = (quote: string, start: number, more: object = {}) => ({
  ...{ relation: 'supports', start, end: start + quote.length, quote, origin: 'person' },
  ...more,
});
const search = (...searched: string[]) => ({ relation: 'not_found', searched, origin: 'person' });
const turnsOf = (before: object[], after: object[]) => evidenceTurns(gold(...before), gold(...after));

describe('evidence before and after', () => {
  it('the same pieces in another order: nothing', () => {
    const [one, other] = [span('red', 0), search('boat')];
    expect(turnsOf([one, other], [other, one])).toEqual([]);
  });

  it.each([
    ['relation', { relation: 'contradicts' }],
    ['place', { start: 40, end: 43 }],
    ['origin', { origin: 'accepted' }],
  ])('another %s of the same quote: it turned', (_, more) => {
    const [turn, ...others] = turnsOf([span('red', 0)], [span('red', 0, more)]);
    expect(turn).toMatchObject({ before: span('red', 0), after: span('red', 0, more) });
    expect(others).toEqual([]);
  });

  it('other words searched for in vain: they turned', () => {
    expect(turnsOf([search('boat')], [search('boat', 'ship')])).toMatchObject([
      { before: { searched: ['boat'] }, after: { searched: ['boat', 'ship'] } },
    ]);
  });

  it('another quote, and one piece of two alike: one went, one came', () => {
    expect(turnsOf([span('red', 0), span('red', 0)], [span('red', 0), span('blue', 9)])).toMatchObject([
      { before: { quote: 'red' }, after: null },
      { before: null, after: { quote: 'blue' } },
    ]);
  });

  it('a segment on one side alone: all its evidence', () => {
    expect(evidenceTurns(null, gold(span('red', 0)))).toMatchObject([
      { before: null, after: { quote: 'red' } },
    ]);
  });
});
