import { expect, it } from 'vitest';
import { judgeKey, predictionKey } from './prediction-key';

const judge = {
  method: 'l-face4rag',
  version: '1',
  params: { factsOnly: false },
  model: { baseUrl: 'https://a.example/v1', name: 'judge-1' },
};
const input = { question: 'q', reference: 'r', answer: 'a', language: 'en' };

it('differs with all that a prediction depends on, and with nothing else', () => {
  const key = judgeKey(judge);
  const others = [
    { ...judge, version: '2' },
    { ...judge, params: { factsOnly: true } },
    { ...judge, model: { ...judge.model, name: 'judge-2' } },
    { ...judge, model: { ...judge.model, extraBody: { enable_thinking: false } } },
    { ...judge, model: null },
  ];
  expect(new Set([key, ...others.map(judgeKey)]).size).toBe(6);
  expect(judgeKey({ ...judge, model: { ...judge.model, baseUrl: 'https://a.example/v1/' } })).toBe(key);
  expect(judgeKey({ ...judge, model: { ...judge.model, extraBody: {} } })).toBe(key);
  const keys = [
    predictionKey(key, input),
    predictionKey('other', input),
    predictionKey(key, { ...input, language: 'zh' }),
    predictionKey(key, { ...input, question: 'qr', reference: '' }),
  ];
  expect(new Set(keys).size).toBe(4);
});
