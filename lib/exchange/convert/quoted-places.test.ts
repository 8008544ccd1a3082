import { describe, expect, it } from 'vitest';
import { claimPlaces, sentencePlaces } from './quoted-places';

const ANSWER = '😀 It is blue. It is blue. End.';

describe('sentencePlaces', () => {
  it.each([
    [
      'a sentence that repeats: each in its turn, in code points',
      ['It is blue.', 'It is blue.'],
      [
        [2, 13],
        [14, 25],
      ],
    ],
    ['one that stands only before the last: none', ['End.', 'It is blue.'], [[26, 30], null]],
    [
      'one that stands nowhere, or is empty: none, and the next is found',
      ['No.', '', 'End.'],
      [null, null, [26, 30]],
    ],
  ])('%s', (_, sentences, places) => {
    expect(sentencePlaces(ANSWER, sentences)).toEqual(places);
  });
});

describe('claimPlaces', () => {
  it('claims in any order: those that read alike stand one after the other, as far as the answer has them', () => {
    const claims = ['End.', 'It is blue.', 'It is blue.', 'It is blue.'];
    expect(claimPlaces(ANSWER, claims)).toEqual([[26, 30], [2, 13], [14, 25], null]);
  });
});
