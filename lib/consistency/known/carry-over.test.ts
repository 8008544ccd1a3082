import { describe, expect, it } from 'vitest';
import { carriedVerdict, carryOver } from './carry-over';
import { CONTESTED, KnownSegments } from './known-segments';

const RIVER = 'The river is 120 km long. It rises in the hills.';
const wrong = (from: string, types = ['KCont']) =>
  ({ verdict: 'inconsistent', types, from, label: from }) as const;
const right = (from: string) => ({ verdict: 'consistent', types: [], from, label: from }) as const;

const known = new KnownSegments();
const against = known.against(RIVER);
against.add('The river is 120 km long.', right('a'));
against.add('It rises in a lake.', wrong('a'));
against.add('It rises in a lake', wrong('b', ['KInve']));
against.add('It is clean.', right('a'));
against.add('It is clean!', wrong('b'));
against.add('...', right('a'));

const carried = (answer: string, reference = RIVER) =>
  carryOver(answer, known.find(reference)).map((segment) => [
    segment.text,
    segment.known === null || segment.known === CONTESTED ? segment.known : segment.known.verdict,
  ]);

describe('carryOver', () => {
  it('the same words, spaced and punctuated otherwise: the verdict, with the samples that it comes from', () => {
    expect(carried('The  river is 120 km long! It rises in a lake;')).toEqual([
      ['The  river is 120 km long!', 'consistent'],
      ['It rises in a lake;', 'inconsistent'],
    ]);
    const [, lake] = carryOver('The river is 120 km long. It rises in a lake.', known.find(RIVER));
    expect(lake!.known).toEqual({
      ...{ verdict: 'inconsistent', types: ['KCont', 'KInve'] },
      ...{ from: ['a', 'b'], labels: ['a', 'b'] },
    });
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

  it('a sample whose own labels do not count: what the others say', () => {
    const said = (text: string, except: string) => carryOver(text, known.find(RIVER), except)[0]!.known;
    expect(said('It is clean.', 'a')).toMatchObject({ verdict: 'inconsistent', from: ['b'] });
    expect(said('The river is 120 km long.', 'a')).toBeNull();
  });

  it('another reference: everything is new', () => {
    expect(carried('It rises in a lake.', 'Another river.')).toEqual([['It rises in a lake.', null]]);
    expect(carried('It rises in a lake.', `${RIVER} `)).toEqual([['It rises in a lake.', 'inconsistent']]);
  });

  it('Chinese: width and full stops do not count', () => {
    const own = new KnownSegments();
    own.against('河长 120 公里。').add('河长１２０公里。', right('z'));
    expect(carryOver('河长 120 公里！', own.find('河长120公里'))[0]!.known).toMatchObject({ from: ['z'] });
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
    expect(carriedVerdict(carryOver(answer, known.find(RIVER)))).toBe(verdict);
  });
});
