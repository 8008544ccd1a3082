import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestSentences, uncoveredClaim, uncoveredWords } from './look-up';

const FEES =
  '## Harbour dues\n\nFishing vessels pay 30 euros.\nSailing boats pay 12 euros. Visitors walk for free.';

describe('words that a reference holds nowhere', () => {
  it.each([
    ['The harbour has a swimming pool.', FEES, ['swimming pool']],
    ['Boats pay 45 euros in Barcelona.', FEES, ['45', 'Barcelona']],
    ['Fishing vessels pay.', FEES, []],
    ['港口设有游泳池。', '港口每天开放，渔船免费。', ['游泳池', '设']],
    ['The harbour.', '', []],
    // The platform's dictionary cuts 液种法 into three words of one character.
    ['面团可以选液种法发酵。', '面团发酵有直接法和液种法，液种法更香。', ['选']],
    ['选液种法。', '直接法可选，液种法更香。', []],
    ['可以选液种法。', '面团直接发酵。', ['选液种法']],
    ['The slow sourdough method.', 'A sourdough takes days.', ['slow', 'method']],
    ['An art of Gent.', 'Every party is free.', ['Gent']],
  ])('of %j are what a search would not find', (text, reference, words) => {
    expect(uncoveredWords(text, reference).toSorted()).toEqual([...words].toSorted());
  });

  it('stand in the text and not in the reference, whatever both say', () => {
    const words = fc.string({
      unit: fc.constantFrom('湖', '河', '泊', '30', 'Lake ', 'river ', '的', '。', ' '),
    });
    fc.assert(
      fc.property(words, words, (text, reference) => {
        for (const found of uncoveredWords(text, reference))
          expect([text.includes(found), reference.includes(found)]).toEqual([true, false]);
      }),
    );
  });
});

describe('the claim that a reference does not hold', () => {
  it.each([
    ['Visitors pay 30 euros.', FEES, ['Visitors pay 30 euros']],
    ['In short, sailing boats pay 30 euros.', FEES, ['sailing boats pay 30 euros']],
    ['渔船免费，每天开放。', '港口每天开放，渔船不免费。', ['渔船免费']],
    ['Fishing vessels pay 30 euros.', FEES, []],
    ['……', FEES, []],
  ])('of %j is its longest clause that is nowhere', (text, reference, claim) => {
    expect(uncoveredClaim(text, reference)).toEqual(claim);
  });
});

describe('the nearest sentences', () => {
  const quotes = (text: string, reference: string): string[] =>
    nearestSentences(text, reference, 3).map((at) => reference.slice(...at));

  it('come by how much they share with the text, and no heading among them', () => {
    expect(quotes('Fishing boats pay 30 euros in harbour dues.', FEES)).toEqual([
      'Fishing vessels pay 30 euros.',
      'Sailing boats pay 12 euros.',
    ]);
  });

  it('are none where nothing is shared', () => {
    expect(quotes('完全无关。', FEES)).toEqual([]);
    expect(quotes('Anything.', '')).toEqual([]);
  });
});
