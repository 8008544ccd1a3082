import { expect, it } from 'vitest';
import { splitReasoning } from './think';

it.each([
  ['{"a": 1}', '{"a": 1}', ''],
  ['<think>\n先看第一句。\n</think>\n\n{"a": 1}', '{"a": 1}', '先看第一句。'],
  ['Hm, let me see.</think>{"a": 1}', '{"a": 1}', 'Hm, let me see.'],
  ['<thinking>one</thinking>{"a": <think>two</think>1}', '{"a": 1}', 'one\n\ntwo'],
  ['<think>a<think>b</think>c</think>{"a": 1}', '{"a": 1}', 'a<think>b</think>c'],
  ['[THINK]先看。[/THINK]{"a": 1}', '{"a": 1}', '先看。'],
  ['◁think▷First.◁/think▷{"a": 1}', '{"a": 1}', 'First.'],
  [
    '<think>先看。</think>```json\n{"quote": "<think>开始</think>"}\n```',
    '```json\n{"quote": "<think>开始</think>"}\n```',
    '先看。',
  ],
  ['{"quote": "<think>a</think>"}', '{"quote": "<think>a</think>"}', ''],
  ['{"a": "the tag <think> opens"}', '{"a": "the tag <think> opens"}', ''],
])('parts %j', (content, text, reasoning) => {
  expect(splitReasoning(content)).toEqual({ text, reasoning, open: false });
});

it.each([
  ['<think>never closed: {"consistent": true}', '', 'never closed: {"consistent": true}'],
  ['好的。<think>先看第一句', '好的。', '先看第一句'],
  ['<think>one</think><think>two', '', 'one\n\ntwo'],
  ['集合 {x}：<think>先看 {"consistent": true}', '集合 {x}：', '先看 {"consistent": true}'],
  // QwenLM/qwen-code#8818
  ['<think><think>in</think>out {"a": 1}', '', '<think>in</think>out {"a": 1}'],
])('%j: a block that is never closed leaves no reply', (content, text, reasoning) => {
  expect(splitReasoning(content)).toEqual({ text, reasoning, open: true });
});
