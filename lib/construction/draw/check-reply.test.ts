import { describe, expect, it } from 'vitest';
import type { ModelRecipe } from '../recipes/recipe';
import { MODEL_RECIPES } from '../recipes/registry';
import { checkReply } from './check-reply';
import { type ChangedAnswer, NO_ERROR } from './reply';

const recipe = (id: string): ModelRecipe => MODEL_RECIPES.find((one) => one.id === id)!;

const EN = {
  reference: 'The north gate opens at 8. The south gate opens at 10. Dogs stay outside.',
  answer: 'The north gate opens at 8. The south gate opens at 10.',
};
const ZH = {
  reference: '北门八点开，南门十点开。园内禁止带狗。',
  answer: '北门八点开，南门十点开。',
};

/** A reply that says of itself what the recipe asks for. */
function reply(
  of: ModelRecipe,
  answer: string,
  change?: Partial<ChangedAnswer['changes'][number]>,
): ChangedAnswer {
  return {
    ...{ reasoning: '', possible: true, why: '', answer, type: of.errorType ?? NO_ERROR },
    changes: change ? [{ before: '', after: '', reference: '', ...change }] : [],
  };
}

describe('checkReply of a change at one place', () => {
  const words = recipe('word_contradiction');

  it('keeps the claimed change where the words stand twice, and takes the place that gives the answer', () => {
    const changed = 'The north gate opens at 8. The south gate closes at 10.';
    const quote = 'The south gate opens at 10.';
    expect(
      checkReply(EN, words, reply(words, changed, { before: 'opens', after: 'closes', reference: quote })),
    ).toEqual({
      answer: changed,
      edits: [{ start: 42, end: 47, was: 'opens', is: 'closes', evidence: { start: 27, end: 54 } }],
    });
  });

  it('white space that a model lays out otherwise is no change; the answer keeps its own', () => {
    const laidOut = 'The north gate opens at 9.\n\nThe south gate opens at 10.';
    const change = { before: 'at 8', after: 'at 9', reference: 'The north gate opens at 8.' };
    expect(checkReply(EN, words, reply(words, laidOut, change))).toMatchObject({
      answer: 'The north gate opens at 9. The south gate opens at 10.',
    });
  });

  it('a change of words that goes over two sentences, or brings in more than twelve words, is too much', () => {
    const both = {
      before: EN.answer,
      after: 'The north gate opens at 9. The south gate opens at 11.',
      reference: 'at 8',
    };
    expect(checkReply(EN, words, reply(words, both.after, both))).toMatchObject({ flaw: 'too_much' });
    const long = 'at 8 or 9 or 10 or 11 or 12 or 1 or 2 or 3';
    const answer = EN.answer.replace('at 8', long);
    expect(
      checkReply(EN, words, reply(words, answer, { before: 'at 8', after: long, reference: 'at 8' })),
    ).toMatchObject({
      flaw: 'too_much',
    });
  });

  it('Chinese: a change that the reference says word for word is no error', () => {
    const source = {
      reference: '北门每天早上八点开放。南门每天早上十点开放。',
      answer: '北门每天早上八点开放。',
    };
    const change = {
      before: '北门每天早上八点',
      after: '南门每天早上十点',
      reference: '南门每天早上十点开放',
    };
    expect(checkReply(source, words, reply(words, '南门每天早上十点开放。', change))).toEqual({
      ...{ flaw: 'in_reference', at: '南门每天早上十点开放。' },
    });
  });

  it('an inversion may bring in no words of its own', () => {
    const swap = recipe('entity_inversion');
    const after = '南门八点开，北门十点开';
    const change = { before: '北门八点开，南门十点开', reference: '北门八点开，南门十点开' };
    expect(checkReply(ZH, swap, reply(swap, `${after}。`, { ...change, after }))).toMatchObject({
      answer: `${after}。`,
    });
    const other = '东侧大门九点半关闭，西侧大门十点开';
    expect(checkReply(ZH, swap, reply(swap, `${other}。`, { ...change, after: other }))).toMatchObject({
      flaw: 'new_words',
    });
  });

  it('an addition may take nothing away', () => {
    const added = recipe('mixed_hallucination');
    const change = { before: 'at 10.', after: 'at 10 and has a kiosk.' };
    expect(
      checkReply(EN, added, reply(added, EN.answer.replace('at 10.', change.after), change)),
    ).toMatchObject({
      edits: [{ is: 'at 10 and has a kiosk.', evidence: null }],
    });
    const replaced = { before: 'opens at 10.', after: 'has a kiosk.' };
    expect(
      checkReply(EN, added, reply(added, EN.answer.replace(replaced.before, replaced.after), replaced)),
    ).toMatchObject({ flaw: 'words_gone' });
  });
});

describe('checkReply of an answer that is written anew', () => {
  const other = recipe('off_topic');
  const again = recipe('rephrasing');

  it('a sentence of the answer before, or of the reference, is left in no answer that is to be another one', () => {
    const kept = 'Tickets cost four euros. The south gate opens at 10.';
    expect(checkReply(EN, other, reply(other, kept))).toEqual({
      flaw: 'in_reference',
      at: 'The south gate opens at 10.',
    });
    expect(checkReply(EN, other, reply(other, 'Tickets cost four euros. Dogs stay outside.'))).toMatchObject({
      flaw: 'in_reference',
    });
  });

  it('an answer that is to stay consistent states no figure that is new', () => {
    expect(
      checkReply(EN, again, reply(again, 'You get in from 8 in the north and from 10 in the south.')),
    ).toMatchObject({
      edits: [{ start: 0, end: EN.answer.length }],
    });
    expect(
      checkReply(EN, again, reply(again, 'You get in from 7 in the north and from 10 in the south.')),
    ).toEqual({
      ...{ flaw: 'new_figure', at: '7' },
    });
  });

  it.each([
    ['length', 'Yes.'],
    ['length', 'The gates are open in the morning. '.repeat(9)],
    ['repeats', 'The gates open early. The gates open early. Come along.'],
    ['language', '北侧的大门和南侧的大门每天都开得很早。'],
  ])('%s: %j', (flaw, answer) => {
    expect(checkReply(EN, again, reply(again, answer))).toMatchObject({ flaw });
  });
});
