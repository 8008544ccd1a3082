import { afterEach, expect, test } from 'vitest';
import { stableTag } from './stable-tag';

const given = process.env.FACE4RAG_BUNDLE;
afterEach(() => {
  if (given === undefined) delete process.env.FACE4RAG_BUNDLE;
  else process.env.FACE4RAG_BUNDLE = given;
});

test('a tag of equal values is the same in every instance that runs the same code, wherever it is installed', () => {
  process.env.FACE4RAG_BUNDLE = '/one/.bundle/0123456789abcdef';
  const tag = stableTag(['hash', { split: 'train' }]);
  process.env.FACE4RAG_BUNDLE = '/another/.bundle/0123456789abcdef';
  expect(stableTag(['hash', { split: 'train' }])).toBe(tag);
  expect(tag).toMatch(/^"[\w-]{43}"$/);
});

test('a tag is another one where the values differ, and after an upgrade of the code that writes', () => {
  process.env.FACE4RAG_BUNDLE = '/one/.bundle/0123456789abcdef';
  const tag = stableTag(['hash', { split: 'train' }]);
  expect(stableTag(['hash', { split: 'test' }])).not.toBe(tag);
  process.env.FACE4RAG_BUNDLE = '/one/.bundle/fedcba9876543210';
  expect(stableTag(['hash', { split: 'train' }])).not.toBe(tag);
});

test('a web app that was started by itself has tags too', () => {
  delete process.env.FACE4RAG_BUNDLE;
  expect(stableTag(['hash'])).toMatch(/^"[\w-]{43}"$/);
});
