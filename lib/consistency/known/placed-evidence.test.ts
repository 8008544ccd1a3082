import { describe, expect, it } from 'vitest';
import { placedEvidence } from './placed-evidence';

const evidence = [
  { relation: 'supports', start: 7, end: 16, quote: '全长 120 公里' },
  { relation: 'contradicts', start: 0, end: 6, quote: '😀河发源于' },
  { relation: 'not_found', searched: ['湖'] },
] as const;

describe('evidence of a reference with the same words, in this one', () => {
  it.each([
    [
      'the same text: as it is',
      '😀河发源于，全长 120 公里',
      [
        [7, 16, '全长 120 公里'],
        [0, 6, '😀河发源于'],
      ],
    ],
    [
      'moved, and spaced otherwise: found again',
      '  😀河发源于，全长120公里',
      [
        [9, 16, '全长120公里'],
        [2, 8, '😀河发源于'],
      ],
    ],
    ['the words are gone: left out', '别的文字', []],
  ])('%s', (_, reference, spans) => {
    const placed = placedEvidence(evidence.map((one) => ({ ...one })) as never, reference);
    expect(placed.at(-1)).toEqual({ relation: 'not_found', searched: ['湖'] });
    expect(
      placed.flatMap((one) => (one.relation === 'not_found' ? [] : [[one.start, one.end, one.quote]])),
    ).toEqual(spans);
  });
});
