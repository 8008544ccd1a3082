import { expect, it } from 'vitest';
import { splitReasoning } from './think';

it.each([
  ['{"a": 1}', '{"a": 1}', ''],
  ['<think>\n先看第一句。\n</think>\n\n{"a": 1}', '{"a": 1}', '先看第一句。'],
  ['Hm, let me see.</think>{"a": 1}', '{"a": 1}', 'Hm, let me see.'],
  ['<thinking>one</thinking>{"a": <think>two</think>1}', '{"a": 1}', 'one\n\ntwo'],
  ['<think>never closed', '<think>never closed', ''],
])('parts %j', (content, text, reasoning) => {
  expect(splitReasoning(content)).toEqual({ text, reasoning });
});
