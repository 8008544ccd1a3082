import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICES } from './order-outcome';
import { readOption } from './read-option';

describe('readOption', () => {
  it.each([
    ['A', 'A'],
    ['**A**', 'A'],
    ['(b)', 'B'],
    ['A)', 'A'],
    ['答案：A。', 'A'],
    ['选项B', 'B'],
    ['选B', 'B'],
    ['Ｂ', 'B'],
    ['摘要A', 'A'],
    ['A，因为它与文章一致。', 'A'],
    ['【B】', 'B'],
    ['The correct answer is **Summary B**.', 'B'],
    ['我选择摘要B。', 'B'],
    ['Answer: B', 'B'],
    ['Option A', 'A'],
    ['The answer is A', 'A'],
    ['The answer is (B).', 'B'],
    ['答案是B，因为A与原文不一致。', 'B'],
    ['I choose summary B because summary A is not supported.', 'B'],
    ['A. It adds nothing that the article does not say, and summary B drops it.', 'A'],
    ['Summary B is consistent with the article.', 'B'],
    ['摘要A与文章一致。', 'A'],
    ['{"choice":"A"}', 'A'],
    ['```json\n{"choice": "B"}\n```', 'B'],
    ['<think>Summary B is right? No, A.</think>\nA', 'A'],
  ])('a reply that names one option: %j is %s', (reply, choice) => {
    expect(readOption(reply)).toBe(choice);
  });

  it.each([
    'Summary A is wrong',
    'Summary A is not consistent.',
    "The answer isn't A",
    '摘要A不一致',
    '答案不是B',
    '不选A',
    'I would not choose A.',
    'A is wrong; B is right.',
    '摘要A是错误的',
  ])('a denial is not read: %j', (reply) => {
    expect(readOption(reply)).toBeNull();
  });

  it.each([
    'A and B are equal',
    'A/B',
    'AB',
    'A. B.',
    'A. Summary B is right.',
    'Summary A is better, B drops it.',
    'A\nB',
    'The answer is A or B',
    'The answer is A. The answer is B.',
    'Summary A and summary B fit.',
    '两个摘要都一致',
    '答案是A和B',
    'A. Both are consistent.',
  ])('two options are not read: %j', (reply) => {
    expect(readOption(reply)).toBeNull();
  });

  it.each([
    '',
    'Neither summary accurately reflects the article.',
    'The summary below is consistent.',
    'A summary is consistent if it adds nothing.',
    'I cannot answer that.',
    'Apples are mentioned.',
    'A?',
    'Summary apple',
    '维生素C',
    'The answer is a summary.',
    '{"choice":"C"}',
    '{"choice":"A"',
    '<think>The answer is A',
  ])('a reply that names none is not read: %j', (reply) => {
    expect(readOption(reply)).toBeNull();
  });

  it('with A and B exchanged, the other option is read', () => {
    const replies = ['$', '($)', '**$**.', 'Answer: $', 'Option $', '答案是$', '选项$。', '摘要$与文章一致'];
    fc.assert(
      fc.property(fc.constantFrom(...replies), fc.constantFrom(...CHOICES), (reply, choice) => {
        expect(readOption(reply.replace('$', choice))).toBe(choice);
      }),
    );
  });
});
