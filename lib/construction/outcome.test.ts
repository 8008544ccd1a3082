import { describe, expect, it } from 'vitest';
import { acceptedOf, constructionOutcome } from './outcome';

describe('constructionOutcome', () => {
  it.each([
    [['KCont'], { gold: 'inconsistent', types: ['KCont'] }, 'as_intended'],
    [['KCont'], { gold: 'inconsistent', types: ['KCont', 'Hallu'] }, 'more_errors'],
    [['KCont'], { gold: 'inconsistent', types: ['Hallu'] }, 'other_type'],
    [['KCont'], { gold: 'inconsistent', types: [] }, 'other_type'],
    [['KCont'], { gold: 'consistent', types: [] }, 'no_error'],
    [['KCont'], { gold: null, types: [] }, 'undecided'],
    [['KCont', 'KConf'], { gold: 'inconsistent', types: ['KConf', 'KCont'] }, 'as_intended'],
    [['KCont', 'KConf'], { gold: 'inconsistent', types: ['KConf', 'KCont', 'Hallu'] }, 'more_errors'],
    [['KCont', 'KConf'], { gold: 'inconsistent', types: ['KCont'] }, 'fewer_errors'],
    [['KCont', 'KConf'], { gold: 'inconsistent', types: ['KCont', 'Hallu'] }, 'fewer_errors'],
    [['KCont', 'KConf'], { gold: 'inconsistent', types: ['Hallu'] }, 'other_type'],
    [['KCont', 'KConf'], { gold: 'consistent', types: [] }, 'no_error'],
    [[], { gold: 'consistent', types: [] }, 'as_intended'],
    [[], { gold: 'inconsistent', types: ['Hallu'] }, 'more_errors'],
  ] as const)('meant as %j, found %j: %s', (intended, found, outcome) => {
    expect(constructionOutcome(intended, { withdrawn: false, ...found })).toBe(outcome);
  });

  it('withdrawn: whatever gold says, no use to anybody', () => {
    expect(constructionOutcome(['KCont'], { withdrawn: true, gold: 'inconsistent', types: ['KCont'] })).toBe(
      'withdrawn',
    );
  });
});

it('acceptedOf: as intended among those that are decided', () => {
  const counts = {
    as_intended: 6,
    more_errors: 1,
    fewer_errors: 0,
    other_type: 2,
    no_error: 0,
    withdrawn: 1,
    undecided: 40,
  };
  expect(acceptedOf(counts)).toEqual({ n: 6, of: 10 });
});
