import { describe, expect, it } from 'vitest';
import { isAbbreviation } from './abbreviations';

describe('isAbbreviation', () => {
  it.each([
    ['Dr', 'Smith'],
    ['e.g', 'the'],
    ['Fig', '3'],
    ['No', '1'],
    ['他是No', '1'],
    ['Inc', 'Chairman'],
    ['p.m', 'Monday'],
    ['Sat', 'The'],
    ['J', 'Smith'],
    ['J', 'A'],
    ['U.N.E.S', 'C'],
  ])('takes %s. before %s for one', (word, next) => expect(isAbbreviation(word, next)).toBe(true));

  it.each([
    ['No', 'It'],
    ['Inc', 'The'],
    ['p.m', 'However'],
    ['house', 'The'],
    ['sat', 'The'],
    ['sun', 'It'],
    ['I', 'Then'],
    ['C', 'It'],
    ['选A', '因为'],
  ])('does not take %s. before %s for one', (word, next) => expect(isAbbreviation(word, next)).toBe(false));
});
