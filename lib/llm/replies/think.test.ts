import { expect, it } from 'vitest';
import { splitReasoning } from './think';

it.each([
  ['{"a": 1}', '{"a": 1}', ''],
  ['<think>\n先看第一句。\n</think>\n\n{"a": 1}', '{"a": 1}', '先看第一句。'],
  ['Hm, let me see.</think>{"a": 1}', '{"a": 1}', 'Hm, let me see.'],
  ['<thinking>one</thinking>{"a": <think>two</think>1}', '{"a": 1}', 'one\n\ntwo'],
  ['{"a": "the tag <think> opens"}', '{"a": "the tag <think> opens"}', ''],
])('parts %j', (content, text, reasoning) => {
  expect(splitReasoning(content)).toEqual({ text, reasoning, open: false });
});

it.each([
  ['<think>never closed: {"consistent": true}', '', 'never closed: {"consistent": true}'],
  ['好的。<think>先看第一句', '好的。', '先看第一句'],
  ['<think>one</think><think>two', '', 'one\n\ntwo'],
])('%j: a block that is never closed leaves no reply', (content, text, reasoning) => {
  expect(splitReasoning(content)).toEqual({ text, reasoning, open: true });
});
