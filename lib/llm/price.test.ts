import { expect, it } from 'vitest';
import { costMicros, fromMicros, mostMicros, toMicros } from './price';

const prices = { inputPrice: 2.5, cachedInputPrice: 1.25, outputPrice: 10 };

it('prices prompt, cached prompt and completion apart', () => {
  // 600 x 2.5 + 400 x 1.25 + 50 x 10 = 1500 + 500 + 500
  expect(costMicros({ prompt: 1000, cachedPrompt: 400, completion: 50 }, prices)).toBe(2500n);
});

it('rounds up, but not for an error of floating point', () => {
  expect(costMicros({ prompt: 1, cachedPrompt: 0, completion: 0 }, prices)).toBe(3n);
  expect(costMicros({ prompt: 20, cachedPrompt: 0, completion: 0 }, { ...prices, inputPrice: 0.15 })).toBe(
    3n,
  );
});

it('takes the full price for cached tokens where no other is known, and never more of them than there are', () => {
  const plain = { ...prices, cachedInputPrice: null };
  expect(costMicros({ prompt: 100, cachedPrompt: 100, completion: 0 }, plain)).toBe(250n);
  expect(costMicros({ prompt: 100, cachedPrompt: 300, completion: 0 }, prices)).toBe(125n);
});

it('knows the most that a call can cost', () => {
  expect(mostMicros(1000, 500, prices)).toBe(7500n);
});

it('keeps amounts in millionths, and no limit as none', () => {
  expect(toMicros(0.15)).toBe(150_000n);
  expect(toMicros(null)).toBeNull();
  expect(fromMicros(150_000n)).toBe(0.15);
  expect(fromMicros(null)).toBeNull();
});
