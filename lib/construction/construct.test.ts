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
});
