import { describe, expect, it } from 'vitest';
import { construct } from './construct';

const FERRY = {
  externalId: 'ferry',
  question: 'When does the last ferry leave?',
  reference: 'The last ferry leaves the island at 21:40. It carries 120 people. The pier is open in winter.',
  answer: 'The ferry carries 120 people. The pier is open in winter.',
  language: 'en',
};
const MILL = {
  externalId: 'mill',
  question: '磨坊有几台水车？',
  reference: '磨坊有 3 台水车，每天磨面 400 公斤。',
  answer: '磨坊有 3 台水车，每天磨面 400 公斤。',
  language: 'zh',
};
const lacking = (wanted: Record<string, number>) => new Map(Object.entries(wanted));

describe('construct', () => {
  it.each([FERRY, MILL])('$externalId, a number: changes one number, and tells which', (source) => {
    const made = construct(source, lacking({ number: 1 }), new Set())!;
    const { recipe, version, intended, source: from, edits } = made.pedigree;
    expect({ recipe, version, intended, from }).toEqual({
      ...{ recipe: 'number', version: '1', intended: ['KCont'], from: source.externalId },
    });
    const [{ start, end, was, is, evidence } = { start: 0, end: 0, was: '', is: '', evidence: null }] = edits;
    expect(source.answer.slice(start, end)).toBe(was);
    expect(made.answer).toBe(source.answer.slice(0, start) + is + source.answer.slice(end));
    expect(source.reference.slice(evidence!.start, evidence!.end)).toBe(was);
  });

  it('two recipes: the one that lacks more comes first', () => {
    const first = (wanted: Record<string, number>) =>
      construct(FERRY, lacking(wanted), new Set())!.pedigree.recipe;
    expect(first({ number: 1, negation: 2 })).toBe('negation');
    expect(first({ number: 2, negation: 1 })).toBe('number');
    expect(first({ number: 1, negation: 1 })).toBe('number');
  });

  it('the recipe that lacks most finds no place: the next one is taken', () => {
    expect(construct(FERRY, lacking({ inclusion: 9, number: 1 }), new Set())!.pedigree.recipe).toBe('number');
  });

  it.each([
    ['nothing lacks', { number: 0 }, []],
    ['the recipe was used', { number: 5 }, ['number']],
    ['no place is found', { inclusion: 5 }, []],
  ] as const)('%s: null', (_, wanted, used) => {
    expect(construct(FERRY, lacking(wanted), new Set(used))).toBeNull();
  });

  it.each([
    [
      'English, places in another order than the parts',
      ['The shop is open to members. The kiln holds 40 pots.', 'number+negation'],
      ['The shop is not open to members. The kiln holds 50 pots.', ['KCont'], '1+1'],
      [
        [9, 11, 'is', 'is not'],
        [44, 46, '40', '50'],
      ],
    ],
    [
      'English, where the first place of a part is taken by an earlier part',
      ['The kiln can hold 40 pots. The shop is open. Some bees sting.', 'number+negation+overgeneralise'],
      ['The kiln can hold 50 pots. The shop is not open. All bees sting.', ['KCont', 'LOver'], '1+1+1'],
      [
        [18, 20, '40', '50'],
        [36, 38, 'is', 'is not'],
        [45, 49, 'Some', 'All'],
      ],
    ],
    [
      'Chinese',
      ['磨坊有3台水车。因为水位太低，所以磨坊停工了。', 'number+cause'],
      ['磨坊有4台水车。因为磨坊停工了，所以水位太低。', ['KCont', 'LCaus'], '1+1'],
      [
        [3, 4, '3', '4'],
        [8, 22, '因为水位太低，所以磨坊停工了', '因为磨坊停工了，所以水位太低'],
      ],
    ],
  ] as const)('a combination, %s: each error in a sentence of its own', (_, [text, id], changed, places) => {
    const language = /[a-z]/.test(text) ? 'en' : 'zh';
    const source = { externalId: 'a', question: '', reference: text, answer: text, language };
    const { answer, pedigree } = construct(source, lacking({ [id]: 1 }), new Set())!;
    expect([answer, pedigree.intended, pedigree.version]).toEqual(changed);
    expect(pedigree.recipe).toBe(id);
    expect(pedigree.edits.map(({ start, end, was, is }) => [start, end, was, is])).toEqual(places);
  });

  it('a combination whose parts find places in one sentence alone: null, and the recipe that lacks less is taken', () => {
    const text = '磨坊有3台水车，游客可以进入参观。';
    const source = { externalId: 'a', question: '', reference: text, answer: text, language: 'zh' };
    expect(construct(source, lacking({ 'number+negation': 5 }), new Set())).toBeNull();
    const other = construct(source, lacking({ 'number+negation': 5, negation: 1 }), new Set())!;
    expect(other.pedigree.recipe).toBe('negation');
  });

  it('a combination that was used: its parts may still be', () => {
    const used = new Set(['number+negation']);
    const one = construct(FERRY, lacking({ 'number+negation': 2, number: 1 }), used)!;
    expect(one.pedigree.recipe).toBe('number');
  });
});
