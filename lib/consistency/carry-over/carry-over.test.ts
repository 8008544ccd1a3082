import { describe, expect, it } from 'vitest';
import { carriedVerdict, carryOver } from './carry-over';
import { CONTESTED, KnownSegments } from './known-segments';

const RIVER = 'The river is 120 km long. It rises in the hills.';
const wrong = (from: string, types = ['KCont']) =>
  ({ verdict: 'inconsistent', types, from: [from] }) as const;
const right = (from: string) => ({ verdict: 'consistent', types: [], from: [from] }) as const;

const known = new KnownSegments();
known.add(RIVER, 'The river is 120 km long.', right('a'));
known.add(RIVER, 'It rises in a lake.', wrong('a'));
known.add(RIVER, 'It rises in a lake', wrong('b', ['KInve']));
known.add(RIVER, 'It is clean.', right('a'));
known.add(RIVER, 'It is clean!', wrong('b'));
known.add(RIVER, '...', right('a'));

const carried = (answer: string, reference = RIVER) =>
  carryOver(reference, answer, known).map((segment) => [
    segment.text,
    segment.known === null || segment.known === CONTESTED ? segment.known : segment.known.verdict,
  ]);

describe('carryOver', () => {
  it('the same words, spaced and punctuated otherwise: the verdict, with the samples that it comes from', () => {
    expect(carried('The  river is 120 km long! It rises in a lake;')).toEqual([
      ['The  river is 120 km long!', 'consistent'],
      ['It rises in a lake;', 'inconsistent'],
    ]);
    const [, lake] = carryOver(RIVER, 'The river is 120 km long. It rises in a lake.', known);
    expect(lake!.known).toEqual({ verdict: 'inconsistent', types: ['KCont', 'KInve'], from: ['a', 'b'] });
  });

  it('other words, a number that differs, and words within a sentence: new', () => {
    expect(carried('The river is 12.0 km long. It is not true that it rises in a lake.')).toEqual([
      ['The river is 12.0 km long.', null],
      ['It is not true that it rises in a lake.', null],
    ]);
  });

  it('sentences that hang together, one of them known: each by itself', () => {
    expect(carried('The river is 120 km long. Therefore it is a long one.')).toEqual([
      ['The river is 120 km long.', 'consistent'],
      ['Therefore it is a long one.', null],
    ]);
  });

  it('people said both of the same words: contested', () => {
    expect(carried('It is clean.')).toEqual([['It is clean.', 'contested']]);
  });

  it('another reference: everything is new', () => {
    expect(carried('It rises in a lake.', 'Another river.')).toEqual([['It rises in a lake.', null]]);
    expect(carried('It rises in a lake.', `${RIVER} `)).toEqual([['It rises in a lake.', 'inconsistent']]);
  });

  it('Chinese: width and full stops do not count', () => {
    const own = new KnownSegments();
    own.add('河长 120 公里。', '河长１２０公里。', right('z'));
    expect(carryOver('河长120公里', '河长 120 公里！', own)[0]!.known).toEqual(right('z'));
  });
});

describe('carriedVerdict', () => {
  it.each([
    ['The river is 120 km long.', 'consistent'],
    ['The river is 120 km long. It rises in a lake.', 'inconsistent'],
    ['The river is 120 km long. It is deep.', null],
    ['It is deep. It rises in a lake.', 'inconsistent'],
    ['It is clean.', null],
    ['', null],
  ])('%s: %s', (answer, verdict) => {
    expect(carriedVerdict(carryOver(RIVER, answer, known))).toBe(verdict);
  });
});
