import { describe, expect, it } from 'vitest';
import type { VotedSegment } from './gold-types';
import { outcomeOf } from './outcome';

const ANSWER = 'AAAA. BBBB.';
const segment = (start: number, end: number, errorType: 'KCont' | null, note = ''): VotedSegment => ({
  id: `${start}-${end}-${errorType}`,
  text: ANSWER.slice(start, end),
  spans: [[start, end]],
  label: {
    fact: errorType ? 'inconsistent' : 'consistent',
    logic: 'consistent',
    errorType,
    evidence: [],
    note,
    clause: null,
  },
});

describe('outcomeOf', () => {
  it('sets own labels beside the adjudicated ones, with the note of whoever adjudicated', () => {
    const mine = [segment(0, 5, null, 'mine'), segment(6, 11, null)];
    const adjudicated = [segment(0, 5, null), segment(6, 11, 'KCont', 'look at line 2')];
    expect(outcomeOf(ANSWER, mine, adjudicated)).toMatchObject([
      {
        text: 'AAAA.',
        mine: 'consistent',
        adjudicated: 'consistent',
        same: true,
        note: '',
        own: [mine[0]!.id],
      },
      {
        text: 'BBBB.',
        mine: 'consistent',
        adjudicated: 'KCont',
        same: false,
        note: 'look at line 2',
        own: [mine[1]!.id],
      },
    ]);
  });

  it('has the segments that were adjudicated, with the worst that the author said of any part of each', () => {
    const found = outcomeOf(
      ANSWER,
      [segment(0, 11, 'KCont')],
      [segment(0, 5, null), segment(6, 11, 'KCont')],
    );
    expect(found.map(({ text, mine, adjudicated, same }) => [text, mine, adjudicated, same])).toEqual([
      ['AAAA.', 'KCont', 'consistent', false],
      ['BBBB.', 'KCont', 'KCont', true],
    ]);
    const whole = outcomeOf(
      ANSWER,
      [segment(0, 5, null), segment(6, 11, 'KCont')],
      [segment(0, 11, 'KCont')],
    );
    expect(whole).toMatchObject([{ text: ANSWER, mine: 'KCont', same: true }]);
  });
});
