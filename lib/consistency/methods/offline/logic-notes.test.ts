import { describe, expect, it } from 'vitest';
import { logicNotes } from './logic-notes';

const rules = (segment: string, ...evidence: string[]): string[] =>
  logicNotes(segment, evidence).map(({ rule }) => rule);

describe('logicNotes', () => {
  it.each([
    ['quantifier_widened', '所有患者好转。', '部分患者好转。'],
    ['quantifier_widened', 'All patients recovered.', 'Some patients recovered.'],
    ['cause_added', '由于降雨，河水上涨。', '降雨。河水上涨。'],
    ['cause_added', 'The rain caused the flood.', 'It rained. The river rose.'],
    ['condition_turned', '只要报名即可参加。', '必须报名。'],
    ['condition_turned', 'It is enough to enrol.', 'Members must enrol.'],
    ['inclusion_added', '水果，例如苹果。', '水果和苹果。'],
    ['inclusion_added', 'Fruit such as apples.', 'Fruit and apples.'],
  ])('%s fires on %s against %s', (rule, segment, evidence) =>
    expect(rules(segment, evidence)).toEqual([rule]),
  );

  it.each([
    ['所有患者好转。', '所有患者好转，部分复发。'],
    ['所有患者好转。', '患者好转。'],
    ['首都下雨。', '部分地区下雨。'],
    ['由于降雨，河水上涨。', '因为降雨，河水上涨。'],
    ['只要报名即可参加。', '报名即可，须守时。'],
    ['水果，例如苹果。', '水果，包括苹果。'],
    ['患者好转。', '部分患者好转。'],
  ])('nothing fires on %s against %s', (segment, evidence) => expect(rules(segment, evidence)).toEqual([]));

  it('quotes both sides and never flips the verdict', () => {
    expect(logicNotes('All left.', ['He stayed.', 'Most left.'])).toEqual([
      {
        rule: 'quantifier_widened',
        weight: 'note',
        segmentQuote: 'All',
        referenceQuote: 'Most',
        suggests: 'LOver',
      },
    ]);
  });

  it('has nothing to say without evidence', () => expect(rules('All left.')).toEqual([]));
});
