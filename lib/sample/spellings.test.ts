import { expect, it } from 'vitest';
import { spellings } from './spellings';

it('spells Latin text in four ways and Chinese in one', () => {
  expect(spellings('new York')).toEqual(['new York', 'new york', 'NEW YORK', 'New york']);
  expect(spellings('长江')).toEqual(['长江']);
});
