import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseReply } from './parse-json';

const schema = z.object({ consistent: z.boolean(), reason: z.string() });
const good = { value: { consistent: true, reason: '有依据' } };

describe('parseReply', () => {
  it.each([
    ['plain', '{"consistent": true, "reason": "有依据"}'],
    ['in a fence', '好的：\n```json\n{"consistent": true, "reason": "有依据"}\n```\n以上。'],
    ['with words around', 'Here you are: {"consistent": true, "reason": "有依据"} Anything else?'],
    ['with a trailing comma and single quotes', "{'consistent': true, 'reason': '有依据',}"],
    ['with Python words', '{"consistent": True, "reason": "有依据"}'],
    ['with the last brace missing', '{"consistent": true, "reason": "有依据"'],
    [
      'in the last of two fences',
      '```\n{"draft": 1}\n```\n```json\n{"consistent": true, "reason": "有依据"}\n```',
    ],
  ])('reads a reply %s', (_, text) => {
    expect(parseReply(text, schema)).toEqual(good);
  });

  it('says what is wrong', () => {
    expect(parseReply('I cannot help with that.', schema)).toEqual({
      fault: 'there is no JSON object in the reply',
    });
    expect(parseReply('{"consistent": "maybe", "reason": ""}', schema)).toEqual({
      fault: expect.stringContaining('consistent: ') as string,
    });
    expect(parseReply('', schema)).toEqual({ fault: 'there is no JSON object in the reply' });
  });
});

describe('other forms of a reply', () => {
  it.each([
    ['braces before', 'Given {x} and {y: 1}, I say {"consistent": true, "reason": "有依据"}'],
    ['braces after', '{"consistent": true, "reason": "有依据"}，其中 {x} 取自 {原文}。'],
    [
      'an earlier draft',
      '初稿：{"consistent": false, "reason": "草稿"}\n定稿：{"consistent": true, "reason": "有依据"}',
    ],
    ['an object under another name', '{"result": {"consistent": true, "reason": "有依据"}}'],
    ['two wrappings', '{"data": {"answer": {"consistent": true, "reason": "有依据"}}}'],
    ['JSON in a text', JSON.stringify('{"consistent": true, "reason": "有依据"}')],
    ['JSON in a wrapped text', JSON.stringify({ output: '{"consistent": true, "reason": "有依据"}' })],
    [
      'JSON in a fence in a wrapped text',
      JSON.stringify({ answer: '```json\n{"consistent": true, "reason": "有依据"}\n```' }),
    ],
    ['Chinese punctuation', '{"consistent"：true，"reason"："有依据"}'],
    ['a brace that never closes', '先看 {，然后：{"consistent": true, "reason": "有依据"}'],
    ['quotes in prose', 'He said "it\'s {fine" and then: {"consistent": true, "reason": "有依据"}'],
    ['a list of one', '[{"consistent": true, "reason": "有依据"}]'],
    ['a list of one in a fence', '```json\n[{"consistent": true, "reason": "有依据"}]\n```'],
  ])('%s: is read', (_, text) => {
    expect(parseReply(text, schema)).toEqual(good);
  });

  it.each([
    [
      'two answers in a list',
      [
        { consistent: true, reason: '' },
        { consistent: false, reason: '' },
      ],
    ],
    [
      'two answers under names',
      { a: { consistent: true, reason: '' }, b: { consistent: false, reason: '' } },
    ],
  ])('%s: is none', (_, value) => {
    const text = JSON.stringify(value);
    expect(parseReply(text, schema)).toHaveProperty('fault');
    expect(parseReply(`如下：${text}。`, schema)).toHaveProperty('fault');
  });

  const draft = '{"consistent": true, "reason": "初稿"}';
  it.each([
    ['before an answer that is cut', `${draft}\n再想想：{"consistent": fal`],
    ['within an object that is cut', `{"draft": ${draft}, "final": {"consistent": false, "rea`],
    [
      'within an object that is cut in a text',
      `{"draft": ${draft}, "final": {"consistent": false, "reason": "不`,
    ],
    [
      'beside an answer that does not fit',
      `{"draft": ${draft}, "final": {"consistent": null, "reason": ""}}`,
    ],
  ])('a draft %s: is no answer', (_, text) => {
    expect(parseReply(text, schema)).toHaveProperty('fault');
  });

  it('a list that is cut, or empty and alone: is none', () => {
    const points = z.object({ points: z.array(z.object({ point: z.string(), so: z.boolean() })) });
    expect(parseReply('{"points": [{"point": "a", "so": true}, {"point": "b", "s', points)).toHaveProperty(
      'fault',
    );
    expect(parseReply('[]', points)).toHaveProperty('fault');
    expect(parseReply('依据为 []，没有要点。', points)).toHaveProperty('fault');
    expect(parseReply('{"points": []}', points)).toEqual({ value: { points: [] } });
  });

  it('a broken answer after a whole draft: is the answer', () => {
    const text = '{"consistent": false, "reason": "draft"} then {"consistent": true, "reason": "有依据",}';
    expect(parseReply(text, schema)).toEqual(good);
  });

  const points = z.object({ points: z.array(z.object({ point: z.string(), consistent: z.boolean() })) });
  const one = { point: '水温', consistent: true };
  it.each([
    ['a bare list', [one, one], [one, one]],
    ['a bare list of one', [one], [one]],
    ['a wrapped list', { result: [one] }, [one]],
    ['a list of the whole', [{ points: [one] }], [one]],
  ])('%s, where only a list is asked for: is read', (_, value, expected) => {
    const text = JSON.stringify(value);
    expect(parseReply(text, points)).toEqual({ value: { points: expected } });
    expect(parseReply(`The points [1]: ${text}`, points)).toEqual({ value: { points: expected } });
  });
  it('brackets in prose: are no list', () => {
    expect(parseReply('As in [] and [1], I cannot say.', points)).toHaveProperty('fault');
  });
});

describe('verdict words', () => {
  const verdict = z.object({ verdict: z.enum(['consistent', 'inconsistent', 'unsure']), so: z.boolean() });
  it.each([
    ['TRUE', true],
    ['True', true],
    ['是', true],
    ['一致', true],
    ['Inconsistent', false],
    ['不一致。', false],
    ['否', false],
  ])('%j for a boolean: %s', (word, so) => {
    const text = JSON.stringify({ verdict: 'unsure', so: word });
    expect(parseReply(text, verdict)).toEqual({ value: { verdict: 'unsure', so } });
  });
  it.each([
    ['Consistent', 'consistent'],
    ['INCONSISTENT', 'inconsistent'],
    ['一致', 'consistent'],
    ['不一致', 'inconsistent'],
    ['矛盾', 'inconsistent'],
    ['无法确定', 'unsure'],
    ['not sure', 'unsure'],
    [true, 'consistent'],
    [false, 'inconsistent'],
  ])('%j for one of three: %s', (word, expected) => {
    const text = JSON.stringify({ verdict: word, so: true });
    expect(parseReply(text, verdict)).toEqual({ value: { verdict: expected, so: true } });
  });
  it('a word in another case and with other spaces, deep in a list: is the option', () => {
    const types = z.object({ types: z.array(z.enum(['Causal Confusion', 'Hallucination']).nullable()) });
    expect(parseReply('{"types": ["causal_confusion", "HALLUCINATION", null]}', types)).toEqual({
      value: { types: ['Causal Confusion', 'Hallucination', null] },
    });
  });
  it.each([['无法确定'], ['maybe']])('%j where there is no such option: is asked again', (word) => {
    expect(parseReply(JSON.stringify({ consistent: word, reason: '' }), schema)).toEqual({
      fault: expect.stringContaining('consistent: ') as string,
    });
  });
  it('a text keeps its words', () => {
    const text = '{"consistent": "是", "reason": "TRUE"}';
    expect(parseReply(text, schema)).toEqual({ value: { consistent: true, reason: 'TRUE' } });
  });
});

const whole = z.object({
  verdict: z.enum(['consistent', 'inconsistent', 'unsure']),
  so: z.boolean(),
  reason: z.string(),
  points: z.array(z.object({ point: z.string(), so: z.boolean() })),
});
const reason = fc.oneof(
  fc.string(),
  fc.constantFrom('{', '}', '```json\n{}\n```', '"', '\\', '是', '[]', '{"so": 1}'),
);
const valid = fc.record({
  verdict: fc.constantFrom('consistent', 'inconsistent', 'unsure'),
  so: fc.boolean(),
  reason,
  points: fc.array(fc.record({ point: reason, so: fc.boolean() }), { maxLength: 3 }),
});

it('what is valid is read unchanged, alone and with words around', () => {
  fc.assert(
    fc.property(valid, (value) => {
      const text = JSON.stringify(value);
      expect(parseReply(text, whole)).toEqual({ value });
      expect(parseReply(`判断如下 {x}：${text}，以上。`, whole)).toEqual({ value });
    }),
  );
});
